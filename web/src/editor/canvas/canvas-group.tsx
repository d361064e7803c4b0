'use client'
import { memo } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { CanvasModule } from './canvas-module.tsx'
import type { ModuleGroup } from '#editor/canvas/structure/module-groups.ts'
import { isBelowHeadline } from '#editor/canvas/structure/page-structure.ts'

/** Some modules of the page that follow one another. */
export const CanvasGroup = memo(function CanvasGroup({ group }: { group: ModuleGroup }) {
  const { store } = useEditing()
  const draft = store.document()
  const list = [group.above ?? '', ...group.ids]
  return group.ids.map((id, at) => (
    <CanvasModule key={id} id={id} isBelowHeadline={isBelowHeadline(draft, list, at + 1)} />
  ))
})
