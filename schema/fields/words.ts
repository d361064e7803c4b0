import type { Fields } from './field.ts'
import { byType, type FieldTable } from './field-table.ts'

type Values = Record<string, unknown>
type StoredRichText = { document: { children: { text: string }[] }[] }

const text = (_: unknown, value: unknown) => [value as string]
const none = () => []

/** The readable texts of a stored value. */
const wordsByType: FieldTable<[value: unknown], string[]> = {
  line: text,
  paragraph: text,
  'rich-text': (_, value) =>
    (value as StoredRichText).document.map(({ children }) =>
      children.map((leaf) => leaf.text).join(''),
    ),
  html: (_, value) => [(value as string).replaceAll(/<[^>]*>/g, ' ')],
  choice: none,
  number: none,
  flag: none,
  link: none,
  anchor: none,
  embed: none,
  moment: none,
  day: none,
  image: none,
  file: none,
  reference: none,
  references: none,
  items: ({ item }, value) => (value as Values[]).flatMap((one) => shownWords(item, one)),
}

/** The readable texts of stored fields. Fields that are shown only at scheduled times have none. */
export function shownWords(fields: Fields, values: Values): string[] {
  const named = Object.entries(fields)
  if (named.some(([name, { type }]) => type === 'moment' && values[name])) return []
  return named
    .flatMap(([name, field]) => (values[name] ? byType(wordsByType, field, values[name]) : []))
    .filter(Boolean)
}
