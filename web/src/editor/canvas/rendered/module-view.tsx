'use client'
import { memo } from 'react'
import { RenderModule } from '#modules/render-module.tsx'
import { useEditing } from '#editor/editing-context.ts'
import { useRenderedModule } from './use-rendered-module.ts'

/** A module as visitors get it. `unavailable` is said where it cannot be shown. */
export const ModuleView = memo(function ModuleView(props: { id: string; unavailable: string }) {
  const { id, unavailable } = props
  const { page } = useEditing()
  const module = useRenderedModule(id)
  if (module === undefined) return null
  if (module === null) return <p>{unavailable}</p>
  const setting = { locale: page.locale, isUrgent: false }
  return <RenderModule module={module} setting={setting} show={() => null} />
})
