import type { RuleKey } from '@foyer/schema/shapes/rule-messages.ts'
import type { EmbedProvider } from './embed-providers.ts'

/** A text for editors, in the languages of the editor. */
export type Label = { de: string; en: string }

/** An option of a choice: its label for editors, and its description in the contract. */
export type ChoiceOption = Label & { description: string }

/** The two visual variants of the site. */
export type SiteVariant = 'theatre' | 'region'

/** The texts of a field. */
export type FieldText = {
  label: Label
  help?: Label
  /** Description in the contract. */
  description: string
}

/** Whether a value is required. */
type Required = { required?: boolean }
/** A valid example, where that of the type would not be telling. */
type Example = { example?: string }
/** Values that the form offers in one variant of the site only. The origin accepts all. */
type OnlyIn = { onlyIn?: { [Value in string | number]?: SiteVariant } }

/** A pattern of a text: regular expression, message, and values that do not match. */
type Pattern = {
  expression: string
  message: RuleKey
  wrong: readonly string[]
  /** What matches may be an address of the site, which follows when the row that it leads to is replaced. */
  isAddress?: true
}

/** Kinds of entities that a field can reference by id. */
export type Reference = 'venue' | 'tag' | 'genre' | 'article' | 'article-category'

type Rules = {
  /** Text of one line; empty when unset. */
  line: Required & Example & { max: number; pattern?: Pattern }
  /** Plain text of several lines; empty when unset. */
  paragraph: Required & Example & { max: number }
  /** Text with emphasis, links, lists and alignment, as Slate edits it. */
  'rich-text': Required
  /** HTML of an editor; stored and returned as sanitised by the origin. */
  html: Required
  /** One of several options, with labels for editors. The first is the default unless a value is required. */
  choice: Required &
    OnlyIn & {
      options: Readonly<Record<string, ChoiceOption>>
      /** Name of the enum in the graph, if the one made of kind and field is taken. */
      nameInGraph?: string
      widget?: 'select' | 'buttons'
    }
  /** A whole number within bounds. */
  number: OnlyIn & { min: number; max: number; fallback: number }
  /** Yes or no; no when unset, unless it falls back to yes. */
  flag: { fallback?: boolean }
  /** Link target: a path on this site or an address; empty when unset. */
  link: Required
  /** Anchor in a page, without `#`; empty when unset. */
  anchor: Required & {
    /** Whether it is a link to an anchor of another module, and none itself. */
    isLink?: true
  }
  /** Address at one of the allowed providers, recognized by its parsed host. */
  embed: { providers: readonly [EmbedProvider, ...EmbedProvider[]] }
  /** A point in time; none when unset. */
  moment: Required & Example
  /** A calendar day at the theatre; none when unset. */
  day: Required & Example
  /** Id of a picture; returned with the picture and its renditions. */
  image: Required & {
    /** Name of the field whose text visitors get if the picture has no alternative text. */
    alternativeText?: string
  }
  /** Id of an uploaded video or audio file. */
  file: Required
  /** Id of a referenced entity. */
  reference: Required & { refersTo: Reference }
  /** Ids of referenced entities. */
  references: { refersTo: Reference; max: number }
  /** A list of items that have fields of their own. */
  items: {
    /** Type of an item in the graph, such as `FaqItem`. */
    name: string
    item: Fields
    /** What one item is. */
    itemDescription: string
    min: number
    max: number
    /** Fields of an item that may be empty only if another field references what provides them. */
    requiredWithout?: { field: string; names: readonly string[] }
  }
}

export type FieldType = keyof Rules
export type FieldOf<Type extends FieldType> = FieldText & { type: Type } & Rules[Type]

/**
 * A field of a module or of an item. Data only: validation, storage, contract, graph, form and tests are derived from it, each by a
 * table with an entry for every type.
 */
export type Field = { [Type in FieldType]: FieldOf<Type> }[FieldType]
export type Fields = Readonly<Record<string, Field>>

/** The options with which a field of a type is defined. */
export type FieldOptions<Type extends FieldType> = Omit<FieldOf<Type>, 'type'>
