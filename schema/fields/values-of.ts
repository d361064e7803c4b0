import type { Field, FieldOf, Fields } from './field.ts'
import type { RichText } from './rich-text.ts'

/** What an editor sends for a field, by its type. */
type ValueByType = {
  line: string
  paragraph: string
  html: string
  link: string
  anchor: string
  embed: string
  'rich-text': RichText
  number: number
  flag: boolean
  moment: string | null
  day: string | null
  image: number | null
  file: number | null
  reference: number | null
  references: number[]
}

type ValueOf<Own extends Field> =
  Own extends FieldOf<'choice'>
    ? keyof Own['options'] & string
    : Own extends FieldOf<'items'>
      ? ValuesOf<Own['item']>[]
      : ValueByType[Exclude<Own['type'], 'choice' | 'items'>]

/** What an editor may send for fields. Which of them have to be sent, their rules say. */
export type ValuesOf<Own extends Fields> = { [Name in keyof Own]?: ValueOf<Own[Name]> }
