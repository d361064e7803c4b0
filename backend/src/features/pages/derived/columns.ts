import type { ModuleColumn } from '@foyer/schema/shapes/module-column.ts'
import type { z } from 'zod'
import type { ShownModule } from '#features/pages/shown-module.ts'
import type { Derivation } from './derivation.ts'

/** The columns of sections, with the modules they contain. */
export const deriveColumns: Derivation = async (_, { modules, all }) => ({
  fields: withColumns(modules, all),
  cacheTags: [],
})

function withColumns(sections: readonly ShownModule[], all: readonly ShownModule[]) {
  const inside = Map.groupBy(all, ({ parentId }) => parentId)
  return new Map(
    sections.map((section) => {
      const layout = String(section.fields['layout'])
      const columns = columnsOf(layout, inside.get(section.id) ?? [])
      return [section.id, { columns }] as const
    }),
  )
}

/** The columns of a layout such as `67-33`. Modules in a column that it does not have are in its last one. */
export function columnsOf(
  layout: string,
  inside: readonly Pick<ShownModule, 'id' | 'column'>[],
): z.output<typeof ModuleColumn>[] {
  const shares = layout.split('-')
  const last = shares.length - 1
  return shares.map((classes, index) => ({
    index,
    classes,
    children: inside
      .filter(({ column }) => Math.min(column ?? 0, last) === index)
      .map(({ id }) => id),
  }))
}
