import type { RuleKey } from '@foyer/schema/shapes/rule-messages.ts'
import type { EmbedProvider } from './embed-providers.ts'

/** A text for editors, in the languages of the editor. */
export type Label = { de: string; en: string }

/** The two faces of the site. */
export type SiteVariant = 'theatre' | 'region'

/** What every field says of itself. */
export type FieldText = {
  label: Label
  help?: Label
  /** A sentence for the contract. */
  description: string
}

/** Whether an editor has to give a value. */
type Required = { required?: boolean }
/** A value that keeps the rules, where the usual one of the type would say little. */
type Example = { example?: string }
/** Values that the form offers in one of the two designs only. The origin takes all of them. */
type OnlyIn = { onlyIn?: { [Value in string | number]?: SiteVariant } }

/** A form that a text has to have: a regular expression, and what is said where it is broken. */
type Pattern = { expression: string; message: RuleKey; wrong: readonly string[] }

/** What modules can refer to by number. */
export type Reference = 'venue' | 'tag' | 'genre' | 'article' | 'article-category'

type Rules = {
  /** Text of one line; empty when unset. */
  line: Required & Example & { max: number; pattern?: Pattern }
  /** Plain text of several lines; empty when unset. */
  paragraph: Required & Example & { max: number }
  /** Text with emphasis, links, lists and alignment, as Slate edits it. */
  'rich-text': Required
  /** HTML that an editor writes; kept and answered as the origin has sanitised it. */
  html: Required
  /** One of several variants, each with its words for editors. The first is the default, unless one has to be chosen. */
  choice: Required &
    OnlyIn & {
      options: Readonly<Record<string, Label>>
      /** Name of its type in the graph, where kind and field would make a name that is taken. */
      nameInGraph?: string
      widget?: 'select' | 'buttons'
    }
  /** A whole number within bounds. */
  number: OnlyIn & { min: number; max: number; fallback: number }
  /** Yes or no; no when unset. */
  flag: object
  /** Where something leads: a path of the site or an address of another; empty when unset. */
  link: Required
  /** Name by which a part of the page is reached behind `#`; empty when unset. */
  anchor: Required
  /** Address of something at one of the allowed providers, told by its parsed host. */
  embed: { providers: readonly [EmbedProvider, ...EmbedProvider[]] }
  /** A point in time; none when unset. */
  moment: Required & Example
  /** A calendar day at the theatre; none when unset. */
  day: Example
  /** A picture by its number; answered with what is said about it and its ready-made versions. */
  image: Required
  /** An uploaded film or recording by its number. */
  file: Required
  /** Something of the house by its number. */
  reference: Required & { refersTo: Reference }
  /** Several things of the house by their numbers. */
  references: { refersTo: Reference; max: number }
  /** A list of like items with fields of their own. */
  items: {
    /** That of an item in the graph, as `FaqItem`. */
    name: string
    item: Fields
    min: number
    max: number
    /** Fields of an item that may be empty only where another one refers to something that says it. */
    requiredWithout?: { field: string; names: readonly string[] }
  }
}

export type FieldType = keyof Rules
export type FieldOf<Type extends FieldType> = FieldText & { type: Type } & Rules[Type]

/**
 * A field of a module or of an item. Data only: validation, storage, contract, graph, form and tests follow from it by one table a
 * concern, with an entry for every type.
 */
export type Field = { [Type in FieldType]: FieldOf<Type> }[FieldType]
export type Fields = Readonly<Record<string, Field>>

/** What has to be given for a field of a type. */
export type Given<Type extends FieldType> = Omit<FieldOf<Type>, 'type'>
