import type { Field, FieldOf, FieldText, Label } from '@foyer/schema/fields/field.ts'
import type { Role } from '@foyer/schema/shapes/roles.ts'
import type { OwnField } from './own-fields.ts'
import type { Relation } from './relation.ts'
import type { Section } from './sections.ts'

/** The resource in which each kind is edited, once it is one of `resources`. */
export const relatedResources: Record<Relation, string> = {
  article: 'articles',
  'article-category': 'article-categories',
  'article-tag': 'article-tags',
  event: 'events',
  'exhibition-type': 'exhibition-types',
  genre: 'genres',
  person: 'persons',
  'person-category': 'person-categories',
  'price-list': 'price-lists',
  production: 'productions',
  room: 'rooms',
  'sale-type': 'sale-types',
  season: 'seasons',
  'seat-group': 'seat-groups',
  series: 'series',
  sponsor: 'sponsors',
  tag: 'tags',
  venue: 'venues',
}

/** The number of another entity. */
export type RelationField = FieldText & {
  type: 'relation'
  relatesTo: Relation
  required?: boolean
  /** What is offered: rows whose field has the value of another field of the form, such as rooms of the chosen venue. */
  narrowedBy?: { field: string; value: string }
}

/** Types of fields that only modules have. */
type ModuleFieldType = 'rich-text' | 'items' | 'reference' | 'references'
export type PlainField = Exclude<Field, FieldOf<ModuleFieldType>>

/** A field of a resource. One with `isLocalized` has a text in German and, if translated, one in English. */
export type ResourceField = (PlainField & { isLocalized?: true }) | RelationField | OwnField
export type ResourceFields = Readonly<Record<string, ResourceField>>

/** Fields that are about some values of a choice of the same row only, and hidden with others. */
type OnlyWith = Readonly<Record<string, { field: string; values: readonly string[] }>>

/** Rows that belong to one row of a resource and are saved with it. Rows that stay keep their ids. */
export type ChildrenDefinition = {
  /** Name of the shape of one row, such as `PersonCredit`. */
  name: string
  label: Label
  description: string
  fields: ResourceFields
  max: number
  /** Editors put them in order; else their values do. */
  isOrdered?: true
  onlyWith?: OnlyWith
  /** Whether a copy of the row begins with them; omitted if it does. */
  isCopied?: false
}

/** The list of a resource, by names of fields. */
type ListOptions<Name> = {
  columns: readonly Name[]
  /** Fields that `search` looks into. */
  search: readonly Name[]
  /** Fields that name a row, where those that are searched do not suffice. */
  label?: readonly Name[]
  filters: readonly Name[]
  /** Days by which it is filtered from one to another: `day_from` and `day_to` for `day`. */
  periods?: readonly Name[]
  /** The field with the last day of what lasts from a day of `periods` on, so that it is found on each day in between. */
  lastDays?: Readonly<Record<string, Name>>
  /** Fields by which it can be sorted, the default first. */
  ordering: readonly [Name, ...Name[]]
}

export type ResourceDefinition = {
  /** Name in addresses, such as `persons`. */
  resource: string
  /** Prefix of its shapes, such as `PersonResource`. */
  typeName: string
  /** Name of one row, for editors. */
  name: Label
  pluralName: Label
  /** Where it stands in the menu of the admin site. */
  section: Section
  /** What one row is, in the contract. */
  description: string
  /** The role that staff need. */
  access: Role
  fields: ResourceFields
  children: Readonly<Record<string, ChildrenDefinition>>
  onlyWith?: OnlyWith
  list: ListOptions<string>
  /** Fields by which a line of an imported CSV file finds its row, as long as it has no number; omitted if files are not imported. */
  importedBy?: readonly string[]
  /** Path of its page on the site below the language, with `[slug]` and `[number]`; omitted if it has none. */
  page?: Label
  /** Whether its text is edited in this page. */
  isEditedInPage?: true
}

/**
 * Defines a resource: what staff edit and what is not a page. Data only: its calls, validation, storage, and the admin site's lists and
 * forms are derived from it.
 */
export function defineResource<const Own extends ResourceFields>(
  options: Omit<ResourceDefinition, 'fields' | 'children' | 'list' | 'importedBy'> & {
    fields: Own
    children?: ResourceDefinition['children']
    list: ListOptions<keyof Own & string>
    importedBy?: readonly (keyof Own & string)[]
  },
): ResourceDefinition {
  return { children: {}, ...options }
}

/** A field with a text in German and one in English. */
export function localized<Own extends FieldOf<'line' | 'paragraph' | 'html'>>(
  field: Own,
): Own & { isLocalized: true } {
  return { ...field, isLocalized: true }
}

export function relation(options: Omit<RelationField, 'type'>): RelationField {
  return { ...options, type: 'relation' }
}
