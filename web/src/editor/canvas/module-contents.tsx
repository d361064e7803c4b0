'use client'
import { memo, useEffect } from 'react'
import { useEditing, useModule } from '#editor/editing-context.ts'
import { InPlaceText } from '#editor/in-place/in-place-text.tsx'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { useCanvas } from './canvas-context.ts'
import styles from './canvas.module.css'
import { ModuleView } from './rendered/module-view.tsx'
import { positionOf, structureOf } from '#editor/canvas/structure/page-structure.ts'

/** What is in a module: as visitors get it, or its text while it is edited. */
export const ModuleContents = memo(function ModuleContents(props: {
  id: string
  isTextEdited: boolean
}) {
  const { id, isTextEdited } = props
  return isTextEdited ? <EditedText id={id} /> : <ShownModule id={id} />
})

function EditedText({ id }: { id: string }) {
  const { store, rendered } = useEditing()
  const { onAdd } = useCanvas()
  const field = useModule(id, (module) => module && fieldInPlace(module.kind))
  useEffect(() => (field ? rendered.pauseField(id, field) : undefined), [rendered, id, field])
  const replace = () => {
    const position = positionOf(structureOf(store.document()), id)
    if (position) onAdd({ ...position, replaces: id })
  }
  return <InPlaceText id={id} onSlash={replace} />
}

function ShownModule({ id }: { id: string }) {
  const { page } = useEditing()
  const { unavailable } = useCanvas()
  const isEmpty = useIsEmpty(id)
  return (
    // What visitors get is in the language of the page, unlike the tools around it.
    <div
      inert
      className={styles.view}
      lang={page.language}
      data-view=""
      data-is-empty={isEmpty || undefined}
    >
      <ModuleView id={id} unavailable={unavailable} />
    </div>
  )
}

/** Whether there is nothing to see, because nothing was written yet. */
function useIsEmpty(id: string): boolean {
  return useModule(id, (module) => {
    const name = module && fieldInPlace(module.kind)
    if (!name) return false
    const value = module.fields[name]
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  })
}
