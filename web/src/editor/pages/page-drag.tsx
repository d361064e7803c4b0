'use client'
import {
  DndContext,
  type DragMoveEvent,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useRef } from 'react'
import { silentDragging } from '#editor/frame/silent-dragging.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { type PagePlace, placeAtDrop, type TreePage } from './page-tree.ts'
import styles from './pages.module.css'

/** A press becomes a drag after this way. */
const activationPx = 4

/** The edges of a row, in parts of its height, where a page is dropped before or after it; between them it is dropped below it. */
const edge = 0.3

/** Drags pages by mouse or finger. Where a page comes to is shown at the row under the pointer; nothing is drawn anew meanwhile. */
export function PageDrag(props: {
  pages: readonly TreePage[]
  onDrop: (number: number, place: PagePlace) => void
  children: ReactNode
}) {
  const { pages, onDrop, children } = props
  const target = useRef<{ row: HTMLElement; place: PagePlace }>(undefined)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationPx } }),
  )
  const show = (next: typeof target.current, side?: string) => {
    delete target.current?.row.dataset['drop']
    target.current = next
    if (next && side) next.row.dataset['drop'] = side
  }
  const follow = ({ active, activatorEvent, delta }: DragMoveEvent) => {
    const { clientX, clientY } = activatorEvent as PointerEvent
    const y = clientY + delta.y
    const row = document.elementFromPoint(clientX + delta.x, y)?.closest<HTMLElement>('[data-row]')
    const page = row?.closest<HTMLElement>('[data-page]')
    if (!row || !page) return show(undefined)
    const { top, height } = row.getBoundingClientRect()
    const part = (y - top) / height
    const side = part < edge ? 'before' : part > 1 - edge ? 'after' : 'into'
    const number = Number(active.id)
    const place = placeAtDrop(pages, { number, target: Number(page.dataset['page']), side })
    return place ? show({ row, place }, side) : show(undefined)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={() => []}
      accessibility={silentDragging}
      onDragMove={follow}
      onDragEnd={({ active }) => {
        const place = target.current?.place
        show(undefined)
        if (place) onDrop(Number(active.id), place)
      }}
      onDragCancel={() => show(undefined)}
    >
      {children}
    </DndContext>
  )
}

export function PageHandle({ number, label }: { number: number; label: string }) {
  const { setNodeRef, listeners } = useDraggable({ id: number })
  return (
    <span
      className={styles.handle}
      ref={setNodeRef}
      title={label}
      aria-hidden="true"
      {...listeners}
    >
      <ToolIcon name="drag" />
    </span>
  )
}
