'use client'
import {
  DndContext,
  type DragMoveEvent,
  PointerSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useRef } from 'react'
import { hasSection, moveModules, outermost } from '#editor/commands.ts'
import { useEditing } from '#editor/editing-context.ts'
import { BodyPart } from '#editor/frame/body-part.tsx'
import { silentDragging } from '#editor/frame/silent-dragging.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import styles from './module-tools.module.css'
import { dropTargetAt, type DropTarget } from './drop-target.ts'
import { structureOf } from '#editor/canvas/structure/page-structure.ts'
import { useMoveWords } from '#editor/canvas/use-move-words.ts'

/** A press becomes a drag after this way, so that a click stays one. */
const activationPx = 4

/** Where the name of what is dragged is, seen from the pointer: a finger covers what is below it. */
const nameOffset = { x: 12, y: -52 }

/**
 * Drags the selected modules by mouse or finger. One handle and no droppables: the position follows from what is under the pointer,
 * and a line shows it, so that nothing is drawn anew meanwhile. By keyboard modules are moved by the buttons beside it. `name`: what is
 * dragged.
 */
export function DragHandle({ id, label, name }: { id: string; label: string; name: string }) {
  const editing = useEditing()
  const { store, selection, announcer } = editing
  const describeMove = useMoveWords()
  const line = useRef<HTMLDivElement>(null)
  const dragged = useRef<HTMLParagraphElement>(null)
  const target = useRef<DropTarget>(undefined)
  const scrollAtStart = useRef({ x: 0, y: 0 })
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationPx } }),
  )

  const follow = ({ activatorEvent, delta }: DragMoveEvent) => {
    const { clientX, clientY } = activatorEvent as PointerEvent
    const document = store.document()
    const moved = outermost(document, selection.all())
    // The way since the start contains what was scrolled meanwhile, as happens at the edges of the window.
    const { x, y } = scrollAtStart.current
    const point = {
      x: clientX + delta.x - (scrollX - x),
      y: clientY + delta.y - (scrollY - y),
    }
    const isSection = hasSection(document, moved)
    target.current = dropTargetAt(point, { structure: structureOf(document), moved, isSection })
    showLine(line.current, target.current)
    place(dragged.current, { left: point.x + nameOffset.x, top: point.y + nameOffset.y })
  }
  const finish = (isDropped: boolean) => {
    const found = target.current
    target.current = undefined
    showLine(line.current, undefined)
    place(dragged.current, undefined)
    if (!isDropped || !found || !moveModules(editing, selection.all(), found.position)) return
    announcer.show({ kind: 'done', text: describeMove(selection.all()) })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={() => []}
      accessibility={silentDragging}
      onDragStart={() => (scrollAtStart.current = { x: scrollX, y: scrollY })}
      onDragMove={follow}
      onDragEnd={() => finish(true)}
      onDragCancel={() => finish(false)}
    >
      <Handle id={id} label={label} />
      <BodyPart place="end">
        <div className={styles.dropLine} ref={line} hidden />
        <p className={styles.dragged} ref={dragged} aria-hidden="true" hidden>
          {name}
        </p>
      </BodyPart>
    </DndContext>
  )
}

function Handle({ id, label }: { id: string; label: string }) {
  const { setNodeRef, listeners } = useDraggable({ id })
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

function showLine(line: HTMLElement | null, target: DropTarget | undefined) {
  place(line, target?.line)
  if (line && target) line.style.width = `${target.line.width}px`
}

/** Set by the object model of styles, which the policy allows. */
function place(element: HTMLElement | null, at: { left: number; top: number } | undefined) {
  if (!element) return
  element.hidden = !at
  if (!at) return
  element.style.left = `${at.left}px`
  element.style.top = `${at.top}px`
}
