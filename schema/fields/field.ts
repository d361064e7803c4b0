import type { z } from 'zod'

/** A text for editors, in the languages of the editor. */
export type Label = { de: string; en: string }

/** The two faces of the site. */
export type SiteVariant = 'theatre' | 'region'

/** What a field holds. The origin keeps and answers each type in its own way. */
export type FieldType =
  | 'line'
  | 'paragraph'
  | 'rich-text'
  | 'html'
  | 'choice'
  | 'number'
  | 'flag'
  | 'link'
  | 'anchor'
  | 'embed'
  | 'moment'
  | 'day'
  | 'image'
  | 'file'
  | 'reference'
  | 'references'
  | 'items'

/** By which control an editor sets a field. */
export type Widget =
  | 'line'
  | 'textarea'
  | 'rich-text'
  | 'code'
  | 'select'
  | 'buttons'
  | 'number'
  | 'checkbox'
  | 'link'
  | 'date-time'
  | 'date'
  | 'image'
  | 'file'
  | 'search'
  | 'items'

/** What all builders of fields take. */
export type FieldText = {
  label: Label
  help?: Label
  /** A sentence for the contract. */
  description: string
  /** The form shows the field only where another one of the same form has one of these values. */
  shownWhen?: { field: string; is: readonly (string | boolean)[] }
  /** Values that the form offers in one of the two designs only. The origin takes all of them. */
  onlyIn?: { [Value in string | number]?: SiteVariant }
}

/**
 * A field of a module or of an item: data only, from which follow validation, storage, contract, graph, form and tests.
 */
export type Field<Write extends z.ZodType = z.ZodType> = FieldText & {
  type: FieldType
  widget: Widget
  /** What an editor sends, with the rules. A field that may be left out has a default. */
  write: Write
  /** What is kept where that is more than what was sent. */
  stored?: z.ZodType
  /** What is answered: by what is added to the field's name, the name itself under the empty string. */
  answer: Record<string, z.ZodType>
  /** A value that keeps the rules. */
  example: z.input<Write>
  /** Values that break one rule each. */
  wrong: readonly unknown[]
  /** Fields of the items, where the field is a list of them. */
  item?: Record<string, Field>
  /** The variants of a choice, with their words for editors. */
  options?: Record<string, Label>
  /** Their type in the graph, where kind and field would make a name that is taken. */
  nameInGraph?: string
  /** Whether one of them has to be chosen, because there is no default. */
  isRequired?: boolean
  /** Which things of the house a reference leads to. */
  refersTo?: Reference
  /** What could be answered of it, for tests. */
  exampleReferred?: unknown
}

/** What modules can refer to by number. */
export type Reference = 'venue' | 'tag' | 'genre' | 'article' | 'article-category'
