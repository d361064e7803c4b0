import { responseName } from '@foyer/schema/fields/response-name.ts'
import { derivedExamples } from './derived-examples.ts'
import type { Derived } from '@foyer/schema/fields/derived.ts'
import { exampleReferences } from './example-references.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import { richTextHtml } from '@foyer/schema/fields/rich-text-html.ts'
import type { RichText } from '@foyer/schema/fields/rich-text.ts'

type Values = Record<string, unknown>

const picture = {
  obj: {
    id: 1,
    url: '/media/beispiel-1240.jpg',
    alt: 'Ein roter Kreis auf hellem Grund',
    credit: 'Werkstatt',
    color: '#d6231f',
    width: 1240,
    height: 700,
  },
  thumbnails: (['vertical', 'horizontal', 'square'] as const).flatMap((crop) =>
    (['avif', 'webp', 'jpg'] as const).map((format) => ({
      crop,
      format,
      width: crop === 'horizontal' ? 1240 : 400,
      height: crop === 'horizontal' ? 700 : 500,
      url: `/media/beispiel-${crop}.${format}`,
    })),
  ),
}

const file = {
  id: 1,
  url: '/media/beispiel.mp4',
  mime_type: 'video/mp4',
  name: 'beispiel.mp4',
  bytes: 1_200_000,
}

const asSent = (_: Field, value: unknown): Values => ({ '': value })

/** The values of a field in a response; references are assumed to exist. */
const responseByType: FieldTable<[value: unknown], Values> = {
  line: asSent,
  paragraph: asSent,
  'rich-text': (_, value) => ({ '': richTextHtml(value as RichText), document: value }),
  html: asSent,
  choice: asSent,
  number: asSent,
  flag: asSent,
  link: asSent,
  anchor: asSent,
  embed: asSent,
  moment: asSent,
  day: asSent,
  image: (_, value) => ({
    '': value,
    ...(value === null ? { obj: null, thumbnails: [] } : picture),
  }),
  file: (_, value) => ({ '': value, obj: value === null ? null : file }),
  reference: ({ refersTo }, value) => ({
    '': value,
    obj: value === null ? null : exampleReferences[refersTo],
  }),
  references: asSent,
  items: ({ item }, value) => ({
    '': (value as Values[]).map((one) => valuesInResponse(item, one)),
  }),
}

/** A response of the origin for a module with these values, for tests of views. */
export function exampleResponse(
  definition: { kind: string; fields: Fields; derived: Readonly<Record<string, Derived>> },
  values: Values,
): Values {
  const place = { id: 1, type: definition.kind, parent: null, column: null, order: 0, revision: 1 }
  const derived = Object.entries(definition.derived).map(([name, { type }]) => [
    name,
    derivedExamples[type],
  ])
  return {
    ...place,
    ...valuesInResponse(definition.fields, values),
    ...Object.fromEntries(derived),
  }
}

function valuesInResponse(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(byType(responseByType, field, values[name])).map(([suffix, value]) => [
        responseName(name, suffix),
        value,
      ]),
    ),
  )
}
