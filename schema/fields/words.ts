import type { Fields } from './field.ts'
import { byType, type FieldTable } from './field-table.ts'

type Values = Record<string, unknown>
type Kept = { document: { children: { text: string }[] }[] }

const text = (_: unknown, value: unknown) => [value as string]
const nothing = () => []

/** What a kept value gives to read, piece by piece. */
const wordsByType: FieldTable<[value: unknown], string[]> = {
  line: text,
  paragraph: text,
  'rich-text': (_, value) =>
    (value as Kept).document.map(({ children }) => children.map((leaf) => leaf.text).join('')),
  html: (_, value) => [(value as string).replaceAll(/<[^>]*>/g, ' ')],
  choice: nothing,
  number: nothing,
  flag: nothing,
  link: nothing,
  anchor: nothing,
  embed: nothing,
  moment: nothing,
  day: nothing,
  image: nothing,
  file: nothing,
  reference: nothing,
  references: nothing,
  items: ({ item }, value) => (value as Values[]).flatMap((one) => shownWords(item, one)),
}

/** What kept fields give to read. Those that are shown only at certain times say nothing. */
export function shownWords(fields: Fields, values: Values): string[] {
  const named = Object.entries(fields)
  if (named.some(([name, { type }]) => type === 'moment' && values[name])) return []
  return named
    .flatMap(([name, field]) => (values[name] ? byType(wordsByType, field, values[name]) : []))
    .filter(Boolean)
}
