import type { Field, FieldOf, Fields } from './field.ts'
import type { RichText } from './rich-text.ts'

/** The value of a field in a request, by its type. */
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

/** The values of fields in a request. Which of them are required follows from their rules. */
export type ValuesOf<Own extends Fields> = { [Name in keyof Own]?: ValueOf<Own[Name]> }
