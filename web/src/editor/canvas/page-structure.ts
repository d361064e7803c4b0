import {
  type ContentDocument,
  modulesInOrder,
  type Place,
  type PlacedModule,
  sectionKind,
} from '@foyer/schema/documents/document.ts'
import { rankBetween } from '@foyer/schema/documents/rank.ts'

/** A position for a module: in front of the modules that are there now at `index`. */
export type Position = Pick<Place, 'parent' | 'column'> & { index: number }

type SectionColumns = readonly (readonly string[])[]

/** The order of the modules of a page, without what is in them. */
export type PageStructure = {
  top: readonly string[]
  /** Modules by column, for each section. */
  columns: Readonly<Record<string, SectionColumns>>
}

const defaultLayout = '100'

/** The widths of the columns of a section, from the left. */
export function columnWidths(section: Pick<PlacedModule, 'fields'>): number[] {
  const { layout } = section.fields
  return (typeof layout === 'string' && layout ? layout : defaultLayout).split('-').map(Number)
}

export function structureOf(document: ContentDocument): PageStructure {
  const modules = modulesInOrder(document)
  const columns = modules
    .filter(({ kind }) => kind === sectionKind)
    .map((section) => {
      const inside = modules.filter(({ place }) => place.parent === section.id)
      const last = columnWidths(section).length - 1
      // In a layout with fewer columns the modules of the others follow in the last one.
      const ofColumn = (at: number) =>
        inside.filter(({ place }) => Math.min(place.column ?? 0, last) === at).map(({ id }) => id)
      return [section.id, columnWidths(section).map((_, at) => ofColumn(at))] as const
    })
  return {
    top: modules.filter(({ place }) => place.parent === null).map(({ id }) => id),
    columns: Object.fromEntries(columns),
  }
}

/** The modules at the top level, or in a column of a section. */
export function listAt(
  { top, columns }: PageStructure,
  { parent, column }: Pick<Position, 'parent' | 'column'>,
): readonly string[] {
  return parent === null ? top : (columns[parent]?.[column ?? 0] ?? [])
}

/** Where a module is; undefined if it is not on the page. */
export function positionOf(structure: PageStructure, id: string): Position | undefined {
  const index = structure.top.indexOf(id)
  if (index !== -1) return { parent: null, column: null, index }
  for (const [parent, columns] of Object.entries(structure.columns)) {
    const column = columns.findIndex((list) => list.includes(id))
    if (column !== -1) return { parent, column, index: columns[column]!.indexOf(id) }
  }
  return undefined
}

/** All positions that a module may have, in reading order: sections only at the top level, as they cannot be nested. */
export function positionsFor(structure: PageStructure, moved: string, isSection: boolean) {
  const without = (list: readonly string[]) => list.filter((id) => id !== moved)
  const inList = (list: readonly string[], at: Pick<Position, 'parent' | 'column'>): Position[] =>
    Array.from({ length: list.length + 1 }, (_, index) => ({ ...at, index }))
  const top = without(structure.top)
  return inList(top, { parent: null, column: null }).flatMap((position) => {
    const next = top[position.index]
    const columns = next === undefined || isSection ? undefined : structure.columns[next]
    if (!columns) return [position]
    const inside = columns.flatMap((list, column) =>
      inList(without(list), { parent: next!, column }),
    )
    return [position, ...inside]
  })
}

/** The place of a module at a position, among the others that are there. */
export function placeAt(
  document: ContentDocument,
  { parent, column, index }: Position,
  moved?: string,
): Place {
  const list = listAt(structureOf(document), { parent, column }).filter((id) => id !== moved)
  const rankOf = (at: number) => document.modules[list[at] ?? '']?.place.rank ?? null
  const [before, after] = [rankOf(index - 1), rankOf(index)]
  // Two people may have made the same rank.
  const rank = rankBetween(
    before,
    before !== null && after !== null && after <= before ? null : after,
  )
  return { parent, column, rank }
}
