import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'

type Values = Record<string, unknown>
type StoredText = { document: RichText; html: string }
/** What stands in place of a link; undefined for no link. */
type Change = (link: string) => string | undefined

/** The links in stored fields, with those in formatted texts and in lists. */
export function linksIn(fields: Fields, values: Values): string[] {
  const links: string[] = []
  mapLinks(fields, values, (link) => {
    links.push(link)
    return link
  })
  return links
}

/**
 * Stored fields with other links. Texts keep their words where a link is taken away. Undefined if a field that has to have a link gets none: then there is
 * nothing to show.
 */
export function mapLinks(fields: Fields, values: Values, change: Change): Values | undefined {
  const mapped: Values = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const stored = values[name]
    const value = stored === undefined ? undefined : byType(mappedByType, field, stored, change)
    if (value === undefined && stored !== undefined) return undefined
    if (value !== undefined) mapped[name] = value
  }
  return mapped
}

const asItIs = (_: Field, value: unknown) => value

/** A stored value with other links, by field type; undefined if there is nothing left to show. */
const mappedByType: FieldTable<[value: unknown, change: Change], unknown> = {
  line: asItIs,
  paragraph: asItIs,
  'rich-text': (_, value, change) => mappedText(value as StoredText, change),
  html: asItIs,
  choice: asItIs,
  number: asItIs,
  flag: asItIs,
  link({ required }, value, change) {
    if (typeof value !== 'string' || value === '') return value
    return change(value) ?? (required ? undefined : '')
  },
  anchor: asItIs,
  embed: asItIs,
  moment: asItIs,
  day: asItIs,
  image: asItIs,
  file: asItIs,
  reference: asItIs,
  references: asItIs,
  items: ({ item }, value, change) =>
    (value as Values[]).flatMap((values) => mapLinks(item, values, change) ?? []),
}

function mappedText(text: StoredText, change: Change): StoredText {
  let isSame = true
  const document = text.document.map((block) => ({
    ...block,
    children: block.children.map(({ link, ...leaf }) => {
      if (link === undefined) return leaf
      const to = change(link)
      if (to !== link) isSame = false
      return to === undefined ? leaf : { ...leaf, link: to }
    }),
  }))
  return isSame ? text : { document, html: richTextHtml(document) }
}
