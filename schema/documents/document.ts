import { canonicalJson, type Values } from './value.ts'

/** Where a module is: in a column of a section, or at the top level in one of the container; null is the first. Equal ranks are ordered by id. */
export type Place = { parent: string | null; column: number | null; rank: string }

/** A module of a document, with the values that an editor filled in. */
export type DocumentModule = {
  kind: string
  /** The version of its kind's fields. */
  version: number
  place: Place
  fields: Values
  /** Removed modules are kept for 90 days, so that changes to them and their return are understood. */
  isRemoved?: true
}

/**
 * What editors see of one entity in one language: its own fields and the modules of its container by UUID. A list field is a
 * record of `{ rank, fields }` by the id of the item. Immutable.
 */
export type ContentDocument = {
  fields: Values
  modules: Readonly<Record<string, DocumentModule>>
}

/** The kind of module that contains others. Sections cannot be nested. */
export const sectionKind = 'section'

export const emptyDocument: ContentDocument = { fields: {}, modules: {} }

/** A module by id; undefined if there is none, also for names such as `constructor`. */
export function findModule({ modules }: ContentDocument, id: string): DocumentModule | undefined {
  return Object.hasOwn(modules, id) ? modules[id] : undefined
}

/** Whether a module exists and neither it nor its section is removed. */
export function isPresent(document: ContentDocument, id: string): boolean {
  const module = findModule(document, id)
  if (!module || module.isRemoved) return false
  return module.place.parent === null || isPresent(document, module.place.parent)
}

export type PlacedModule = DocumentModule & { id: string }

/** The modules in reading order: each section is followed by its modules, column by column. Without removed ones. */
export function modulesInOrder(document: ContentDocument): readonly PlacedModule[] {
  const known = ordered.get(document.modules)
  if (known) return known
  const modules = putInOrder(document)
  ordered.set(document.modules, modules)
  return modules
}

/** Documents do not change, and one move of a module asks several times for the order of all. */
const ordered = new WeakMap<ContentDocument['modules'], readonly PlacedModule[]>()

function putInOrder(document: ContentDocument): PlacedModule[] {
  const present = Object.entries(document.modules)
    .filter(([id]) => isPresent(document, id))
    .map(([id, module]) => ({ ...module, id }))
    .toSorted(byPlace)
  const inside = Map.groupBy(present, ({ place }) => place.parent)
  return (inside.get(null) ?? []).flatMap((module) => [module, ...(inside.get(module.id) ?? [])])
}

/** The modules at the top level, or in a column of a section, in order. */
export function siblingsAt(
  document: ContentDocument,
  { parent, column }: Pick<Place, 'parent' | 'column'>,
): PlacedModule[] {
  return modulesInOrder(document).filter(
    ({ place }) => place.parent === parent && place.column === column,
  )
}

/** A module with the modules in it, without removed ones. */
export function subtreeOf(document: ContentDocument, id: string): Record<string, DocumentModule> {
  const inside = Object.entries(document.modules).filter(
    ([other, { place }]) => (other === id || place.parent === id) && isPresent(document, other),
  )
  return Object.fromEntries(inside)
}

/** The document without its removed modules: what is published, and what undoing everything restores. */
export function withoutRemoved(document: ContentDocument): ContentDocument {
  const modules = Object.entries(document.modules).filter(([id]) => isPresent(document, id))
  return { fields: document.fields, modules: Object.fromEntries(modules) }
}

/** The content as text: the same for the same content. */
export function contentJson(document: ContentDocument): string {
  return canonicalJson(withoutRemoved(document))
}

function byPlace(one: PlacedModule, other: PlacedModule): number {
  const columns = (one.place.column ?? 0) - (other.place.column ?? 0)
  if (columns !== 0) return columns
  if (one.place.rank !== other.place.rank) return one.place.rank < other.place.rank ? -1 : 1
  return one.id < other.id ? -1 : 1
}
