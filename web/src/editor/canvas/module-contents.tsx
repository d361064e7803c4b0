'use client'
import { useTranslations } from 'next-intl'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { InPlaceText } from '#editor/in-place/in-place-text.tsx'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import type { AddRequest } from './add-request.ts'
import styles from './canvas.module.css'
import { ModuleView } from './module-view.tsx'
import { positionOf, structureOf } from './page-structure.ts'

/** What is in a module: as visitors get it, or its text while it is edited. */
export function ModuleContents(props: {
  id: string
  isTextEdited: boolean
  onAdd: (request: AddRequest) => void
}) {
  const { id, isTextEdited, onAdd } = props
  const { store } = useEditing()
  const t = useTranslations('editor')
  const isEmpty = useIsEmpty(id)
  if (isTextEdited) {
    const replace = () => {
      const position = positionOf(structureOf(store.document()), id)
      if (position) onAdd({ ...position, replaces: id })
    }
    return <InPlaceText id={id} onSlash={replace} />
  }
  return (
    <div inert className={styles.view} data-view="" data-is-empty={isEmpty || undefined}>
      <ModuleView id={id} fallback={<p>{t('unavailable')}</p>} />
    </div>
  )
}

/** Whether there is nothing to see, because nothing was written yet. */
function useIsEmpty(id: string): boolean {
  return useStore((store) => {
    const module = store.document().modules[id]
    const name = module && fieldInPlace(module.kind)
    if (!name) return false
    const value = module.fields[name]
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  })
}
