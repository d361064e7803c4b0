'use client'
import type { ReactNode } from 'react'
import { type AnyModuleFragment, AnyModuleFragmentDoc } from '#graphql/generated/graphql.ts'
import { makeFragmentData, readFragment } from '#graphql/generated/fragment-masking.ts'
import { RenderModule } from '#modules/render-module.tsx'
import { useEditing, useModule } from '#editor/editing-context.ts'
import type { AddRequest } from './add-request.ts'
import { ColumnEnd } from './column-end.tsx'
import { columnWidths, isBelowHeadline } from '#editor/canvas/structure/page-structure.ts'
import { useRenderedModule } from './rendered/use-rendered-module.ts'
import { useStructure } from '#editor/canvas/structure/use-structure.ts'

/**
 * A section by its own view, with the modules of the draft in its columns: they may have been moved since the origin was asked how
 * the section looks.
 */
export function SectionView(props: {
  id: string
  /** A module in one of its columns. */
  renderModule: (id: string, isBelowHeadline: boolean) => ReactNode
  /** Adds a module; missing if there are no tools. */
  onAdd?: (request: AddRequest) => void
}) {
  const { id, renderModule, onAdd } = props
  const { page, store } = useEditing()
  const widths = useModule(id, (section) => (section ? columnWidths(section).join('-') : ''))
  const columns = useStructure().columns[id] ?? []
  const module = useRenderedModule(id)
  if (!module) return null

  const shown: ReactNode[] = []
  const numberOf = (node: ReactNode) => shown.push(node) - 1
  const filled = widths.split('-').map((width, index) => {
    const inside = columns[index] ?? []
    const modules = inside.map((one, at) =>
      numberOf(renderModule(one, isBelowHeadline(store.document(), inside, at))),
    )
    const end = onAdd && (
      <ColumnEnd parent={id} column={index} count={inside.length} onAdd={onAdd} />
    )
    const moduleNumbers = end ? [...modules, numberOf(end)] : modules
    return { index, width: Number(width), moduleNumbers }
  })
  const section = readFragment(AnyModuleFragmentDoc, module)
  const withColumns: unknown = { ...section, columns: filled }
  return (
    <RenderModule
      module={makeFragmentData(withColumns as AnyModuleFragment, AnyModuleFragmentDoc)}
      setting={{ locale: page.locale, isUrgent: false }}
      show={(number) => shown[number]}
    />
  )
}
