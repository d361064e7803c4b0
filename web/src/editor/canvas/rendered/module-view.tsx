'use client'
import { memo } from 'react'
import { RenderModule } from '#modules/render-module.tsx'
import { useEditing, useModule } from '#editor/editing-context.ts'
import { fieldInPlace } from '#editor/in-place/text-fields.ts'
import { useRenderedModule } from './use-rendered-module.ts'
import { withWrittenText } from './with-written-text.ts'

/** A module as visitors get it. `unavailable` is said where it cannot be shown. */
export const ModuleView = memo(function ModuleView(props: { id: string; unavailable: string }) {
  const { id, unavailable } = props
  const { page, rendered } = useEditing()
  const module = useRenderedModule(id)
  const written = useModule(id, (one) =>
    one && fieldInPlace(one.kind) && !rendered.isCurrent(id, one.fields) ? one : undefined,
  )
  if (module === undefined) return null
  if (module === null) return <p>{unavailable}</p>
  const setting = { locale: page.locale, isUrgent: false }
  const shown = written ? withWrittenText(module, written) : module
  return <RenderModule module={shown} setting={setting} show={() => null} />
})
