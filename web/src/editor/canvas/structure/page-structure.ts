import {
  type ContentDocument,
  modulesInOrder,
  type Place,
  type PlacedModule,
  sectionKind,
} from '@foyer/schema/documents/document.ts'
import { rankBetween } from '@foyer/schema/documents/rank.ts'
import type { Value } from '@foyer/schema/documents/value.ts'

/** A position for a module: in front of the modules that are there now at `index`. */
export type Position = Pick<Place, 'parent' | 'column'> & { index: number }

type Columns = readonly (readonly string[])[]

/** The order of the modules of a page, without what is in them. */
export type PageStructure = {
  /** Those that are in no section, column by column. */
  top: readonly string[]
  /** The same by the columns of the page; undefined if it has only one. */
  pageColumns: Columns | undefined
  /** Modules by column, for each section. */
  columns: Readonly<Record<string, Columns>>
}

const defaultLayout = '100'

/** The widths of the columns of a section or page, from the left. */
export function columnWidths({ fields: { layout } }: Pick<PlacedModule, 'fields'>): number[] {
  return (typeof layout === 'string' && layout ? layout : defaultLayout).split('-').map(Number)
}

type Known = { layout: Value | undefined; structure: PageStructure }

const knownStructures = new WeakMap<ContentDocument['modules'], Known>()

/** Of the same modules the same object: one move of a module asks for it several times. */
export function structureOf(document: ContentDocument): PageStructure {
  const known = knownStructures.get(document.modules)
  if (known && known.layout === document.fields['layout']) return known.structure
  const structure = readStructure(document)
  rememberStructure(document, structure)
  return structure
}

/** To be called if it is known that a document has the structure of another one. */
export function rememberStructure({ modules, fields }: ContentDocument, structure: PageStructure) {
  knownStructures.set(modules, { layout: fields['layout'], structure })
}

function readStructure(document: ContentDocument): PageStructure {
  const modules = modulesInOrder(document)
  const byParent = Map.groupBy(modules, ({ place }) => place.parent)
  const columnsOf = (parent: string | null, within: Pick<PlacedModule, 'fields'>) => {
    const inside = byParent.get(parent) ?? []
    const last = columnWidths(within).length - 1
    // In a layout with fewer columns the modules of the others follow in the last one.
    return columnWidths(within).map((_, at) =>
      inside.filter(({ place }) => Math.min(place.column ?? 0, last) === at).map(({ id }) => id),
    )
  }
  const sections = modules.filter(({ kind }) => kind === sectionKind)
  const ofPage = columnsOf(null, document)
  return {
    top: ofPage.flat(),
    pageColumns: ofPage.length > 1 ? ofPage : undefined,
    columns: Object.fromEntries(sections.map((one) => [one.id, columnsOf(one.id, one)])),
  }
}

/** Whether the module at a place of a list belongs to a headline above it. The kind of a module never changes. */
export function isBelowHeadline(
  document: ContentDocument,
  list: readonly string[],
  at: number,
): boolean {
  const above = list[at - 1]
  return above !== undefined && document.modules[above]?.kind === 'headline'
}

/** The modules at the top level or in one of its columns, or in a column of a section. */
export function listAt(
  structure: PageStructure,
  { parent, column }: Pick<Position, 'parent' | 'column'>,
): readonly string[] {
  if (parent === null && !structure.pageColumns) return structure.top
  return columnsIn(structure, parent)[column ?? 0] ?? []
}

/** The modules of a section, or of the page if that is null, by column. */
export function columnsIn(structure: PageStructure, parent: string | null): Columns {
  const { top, pageColumns, columns } = structure
  return parent === null ? (pageColumns ?? [top]) : (columns[parent] ?? [])
}

/** The lists of the top level: one, or one a column. */
function topLists({ top, pageColumns }: PageStructure) {
  if (!pageColumns) return [{ column: null, list: top }]
  return pageColumns.map((list, column) => ({ column, list }))
}

/** Behind the last module of the page. */
export function endOf(structure: PageStructure): Position {
  const { column, list } = topLists(structure).at(-1)!
  return { parent: null, column, index: list.length }
}

/** Where a module is, not counting those that are moved with it; undefined if it is not on the page. */
export function positionOf(
  structure: PageStructure,
  id: string,
  moved: readonly string[] = [],
): Position | undefined {
  const position = positionsIn(structure).get(id)
  if (!position || moved.length === 0) return position
  const before = listAt(structure, position).slice(0, position.index)
  return { ...position, index: before.filter((other) => !moved.includes(other)).length }
}

const knownPositions = new WeakMap<PageStructure, ReadonlyMap<string, Position>>()

/** The positions of all modules, computed once: a page asks for each of a thousand. */
function positionsIn(structure: PageStructure): ReadonlyMap<string, Position> {
  const known = knownPositions.get(structure)
  if (known) return known
  const positions = new Map<string, Position>()
  for (const [parent, columns] of Object.entries(structure.columns)) {
    for (const [column, ids] of columns.entries()) {
      for (const [index, id] of ids.entries()) positions.set(id, { parent, column, index })
    }
  }
  for (const { column, list } of topLists(structure)) {
    for (const [index, id] of list.entries()) positions.set(id, { parent: null, column, index })
  }
  knownPositions.set(structure, positions)
  return positions
}

/** The modules from one to another, in reading order, the other one last. Only that one if they are in different lists. */
export function modulesBetween(
  structure: PageStructure,
  from: string | null,
  to: string,
): string[] {
  const [first, last] = [
    from === null ? undefined : positionOf(structure, from),
    positionOf(structure, to),
  ]
  if (!first || !last || first.parent !== last.parent || first.column !== last.column) return [to]
  const [start, end] = [Math.min(first.index, last.index), Math.max(first.index, last.index)]
  const between = listAt(structure, first).slice(start, end + 1)
  return [...between.filter((id) => id !== to), to]
}

/** All positions that modules may have, in reading order: sections only at the top level, as they cannot be nested. */
export function positionsFor(
  structure: PageStructure,
  moved: readonly string[],
  isSection: boolean,
) {
  const without = (list: readonly string[]) => list.filter((id) => !moved.includes(id))
  const inList = (list: readonly string[], at: Pick<Position, 'parent' | 'column'>): Position[] =>
    Array.from({ length: list.length + 1 }, (_, index) => ({ ...at, index }))
  return topLists(structure).flatMap(({ column, list }) => {
    const top = without(list)
    return inList(top, { parent: null, column }).flatMap((position) => {
      const next = top[position.index]
      const columns = next === undefined || isSection ? undefined : structure.columns[next]
      if (!columns) return [position]
      const inside = columns.flatMap((modules, at) =>
        inList(without(modules), { parent: next!, column: at }),
      )
      return [position, ...inside]
    })
  })
}

/** The place of a module at a position, among the others that are there: `moved` do not count. */
export function placeAt(
  document: ContentDocument,
  { parent, column, index }: Position,
  moved: readonly string[] = [],
): Place {
  const list = listAt(structureOf(document), { parent, column }).filter((id) => !moved.includes(id))
  const placeOf = (at: number) => document.modules[list[at] ?? '']?.place
  const [previous, next] = [placeOf(index - 1), placeOf(index)]
  // A container may have columns of its own, and in the last column of a section are those of columns that its layout no longer has: a
  // module stays with the one in front of it.
  const first = parent === null ? column || (next?.column ?? null) : column
  const own = previous ? previous.column : first
  const isBesideNext = (next?.column ?? 0) === (own ?? 0)
  const before = previous?.rank ?? null
  const after = (isBesideNext && next?.rank) || null
  // Two people may have made the same rank.
  const rank = rankBetween(
    before,
    before !== null && after !== null && after <= before ? null : after,
  )
  return { parent, column: own, rank }
}
