'use client'
import { memo, type ReactNode, useSyncExternalStore } from 'react'
import { RenderModule } from '#modules/render-module.tsx'
import { useEditing } from '#editor/editing-context.ts'

/** A module as visitors get it. */
export const ModuleView = memo(function ModuleView(props: { id: string; fallback: ReactNode }) {
  const { id, fallback } = props
  const { rendered, page } = useEditing()
  const module = useSyncExternalStore(rendered.subscribe, () => rendered.find(id))
  if (module === undefined) return null
  if (module === null) return fallback
  const setting = { locale: page.locale, isUrgent: false }
  return <RenderModule module={module} setting={setting} show={() => null} />
})
