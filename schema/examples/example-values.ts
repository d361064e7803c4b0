import { embedProviders } from '@foyer/schema/fields/embed-providers.ts'
import type { Field, FieldOf, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'

type Values = Record<string, unknown>

/** A valid value for each type of field. */
const exampleByType: FieldTable<[], unknown> = {
  line: ({ example = 'Beispiel' }) => example,
  paragraph: ({ example = 'Beispiel' }) => example,
  'rich-text': () => [
    {
      type: 'paragraph',
      align: 'left',
      children: [
        { text: 'Ein ' },
        { text: 'Beispiel', bold: true, italic: true },
        { text: ' mit Link', link: '/programm' },
      ],
    },
    { type: 'bulleted_item', children: [{ text: 'und Liste' }] },
  ],
  html: () => '<p>Ein <strong>Beispiel</strong></p>',
  choice: ({ options }) => Object.keys(options)[0],
  number: ({ fallback }) => fallback,
  flag: () => true,
  link: () => '/programm',
  anchor: () => 'beispiel',
  embed: ({ providers: [first] }) => embedProviders[first].example,
  moment: ({ example = '2020-01-01T00:00:00+01:00' }) => example,
  day: ({ example = '2026-12-01' }) => example,
  image: () => 1,
  file: () => 1,
  reference: () => 1,
  references: () => [1],
  items: ({ min, item }) =>
    Array.from({ length: Math.max(min, 2) }, () => exampleValues({ fields: item })),
}

const exampleOf = (field: Field) => byType(exampleByType, field)

/** A valid request for a kind: every field with an example. */
export function exampleValues({ fields }: { fields: Fields }): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(field)]))
}

/** Valid requests for a kind, one for each option of each choice; `name` describes the option. */
export function exampleVariants(definition: {
  fields: Fields
}): { name: string; values: Values }[] {
  const values = exampleValues(definition)
  const choices = Object.entries(definition.fields).filter(
    (entry): entry is [string, FieldOf<'choice'>] => entry[1].type === 'choice',
  )
  const variants = choices.flatMap(([field, { options }]) =>
    Object.keys(options).map((option) => ({
      name: `${field} ${option}`,
      values: { ...values, [field]: option },
    })),
  )
  return variants.length > 0 ? variants : [{ name: 'as it is', values }]
}
