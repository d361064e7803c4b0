'use client'
import { memo } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { useCanvas } from './canvas-context.ts'
import styles from './canvas.module.css'
import { positionOf, structureOf } from '#editor/canvas/structure/page-structure.ts'

/** Adds a module between this one and the next. For pointers: by keyboard the tools do it, and a slash. */
export const AddBetween = memo(function AddBetween({ id }: { id: string }) {
  const { store } = useEditing()
  const { addHere, onAdd } = useCanvas()
  const add = () => {
    const position = positionOf(structureOf(store.document()), id)
    if (position) onAdd({ ...position, index: position.index + 1 })
  }
  return (
    <button
      type="button"
      className={styles.between}
      tabIndex={-1}
      title={addHere}
      aria-label={addHere}
      data-tools=""
      data-between=""
      onClick={add}
    >
      <ToolIcon name="add" />
    </button>
  )
})
