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

const knownStructures = new WeakMap<ContentDocument['modules'], PageStructure>()

/** Of the same modules the same object: one move of a module asks for it several times. */
export function structureOf(document: ContentDocument): PageStructure {
  const known = knownStructures.get(document.modules)
  if (known) return known
  const structure = readStructure(document)
  knownStructures.set(document.modules, structure)
  return structure
}

function readStructure(document: ContentDocument): PageStructure {
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

/** Whether the module at a place of a list belongs to a headline above it. The kind of a module never changes. */
export function isBelowHeadline(
  document: ContentDocument,
  list: readonly string[],
  at: number,
): boolean {
  const above = list[at - 1]
  return above !== undefined && document.modules[above]?.kind === 'headline'
}

/** The modules at the top level, or in a column of a section. */
export function listAt(
  { top, columns }: PageStructure,
  { parent, column }: Pick<Position, 'parent' | 'column'>,
): readonly string[] {
  return parent === null ? top : (columns[parent]?.[column ?? 0] ?? [])
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
  for (const [index, id] of structure.top.entries()) {
    positions.set(id, { parent: null, column: null, index })
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
  const first = parent === null ? (next?.column ?? null) : column
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
