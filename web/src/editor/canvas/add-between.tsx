'use client'
import { useTranslations } from 'next-intl'
import { useEditing } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'
import { positionOf, structureOf } from './page-structure.ts'

/** Adds a module between this one and the next. For pointers: by keyboard the tools do it, and a slash. */
export function AddBetween({ id, onAdd }: { id: string; onAdd: (request: AddRequest) => void }) {
  const { store } = useEditing()
  const t = useTranslations('editor.module')
  const add = () => {
    const position = positionOf(structureOf(store.document()), id)
    if (position) onAdd({ ...position, index: position.index + 1 })
  }
  return (
    <button
      type="button"
      className={styles.between}
      tabIndex={-1}
      title={t('addHere')}
      aria-label={t('addHere')}
      data-tools=""
      data-between=""
      onClick={add}
    >
      <ToolIcon name="add" />
    </button>
  )
}
