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
import { sectionKind } from '@foyer/schema/documents/document.ts'
import { moveModule } from '#editor/commands.ts'
import { useEditing } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import styles from './canvas.module.css'
import { dropTargetAt, type DropTarget } from './drop-target.ts'
import { structureOf } from './page-structure.ts'
import { useMoveWords } from './use-move-words.ts'

/** A press becomes a drag after this way, so that a click stays one. */
const activationPx = 4

/**
 * Drags the selected module by mouse or finger. One handle and no droppables: the position follows from what is under the pointer,
 * and a line shows it, so that nothing is drawn anew meanwhile. By keyboard modules are moved by the buttons beside it.
 */
export function DragHandle({ id, label }: { id: string; label: string }) {
  const editing = useEditing()
  const { store, announcer } = editing
  const describeMove = useMoveWords()
  const line = useRef<HTMLDivElement>(null)
  const target = useRef<DropTarget>(undefined)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: activationPx } }),
  )

  const follow = ({ activatorEvent, delta }: DragMoveEvent) => {
    const { clientX, clientY } = activatorEvent as PointerEvent
    const isSection = store.document().modules[id]?.kind === sectionKind
    const structure = structureOf(store.document())
    const point = { x: clientX + delta.x, y: clientY + delta.y }
    target.current = dropTargetAt(point, { structure, moved: id, isSection })
    showLine(line.current, target.current)
  }
  const finish = (isDropped: boolean) => {
    const found = target.current
    target.current = undefined
    showLine(line.current, undefined)
    if (!isDropped || !found || !moveModule(editing, id, found.position)) return
    announcer.show({ kind: 'done', text: describeMove(id) })
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={() => []}
      // The library would say all in English.
      accessibility={{ announcements: silence, screenReaderInstructions: { draggable: '' } }}
      onDragMove={follow}
      onDragEnd={() => finish(true)}
      onDragCancel={() => finish(false)}
    >
      <Handle id={id} label={label} />
      <div className={styles.dropLine} ref={line} hidden />
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

const silence = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
}

/** Set by the object model of styles, which the policy allows. */
function showLine(line: HTMLElement | null, target: DropTarget | undefined) {
  if (!line) return
  line.hidden = !target
  if (!target) return
  line.style.left = `${target.line.left}px`
  line.style.top = `${target.line.top}px`
  line.style.width = `${target.line.width}px`
}
