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
      const columns = columnsOf(section, inside.get(section.id) ?? [])
      return [section.id, { columns }] as const
    }),
  )
}

/** Modules in a column that a narrower layout no longer has move to its last column. */
function columnsOf(section: ShownModule, inside: readonly ShownModule[]) {
  const shares = String(section.fields['layout']).split('-')
  const last = shares.length - 1
  return shares.map((classes, index) => ({
    index,
    classes,
    children: inside
      .filter(({ column }) => Math.min(column ?? 0, last) === index)
      .map(({ id }) => id),
  }))
}
