import type { Field } from './field.ts'
import { richTextHtml } from './rich-text-html.ts'
import type { RichText } from './rich-text.ts'
import type { Fields } from './shapes-of-fields.ts'

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

/** What the origin would answer of a module with these values, for tests of views: it refers to things that exist there. */
export function exampleAnswer(
  definition: { kind: string; fields: Fields; exampleDerived?: Values },
  values: Values,
): Values {
  const place = { id: 1, type: definition.kind, parent: null, column: null, order: 0, revision: 1 }
  return { ...place, ...answered(definition.fields, values), ...definition.exampleDerived }
}

function answered(fields: Record<string, Field>, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(answerOf(field, values[name])).map(([suffix, value]) => [
        suffix ? `${name}_${suffix}` : name,
        value,
      ]),
    ),
  )
}

function answerOf(field: Field, value: unknown): Values {
  switch (field.type) {
    case 'image':
      return { '': value, ...(value === null ? { obj: null, thumbnails: [] } : picture) }
    case 'rich-text':
      return { '': richTextHtml(value as RichText), document: value }
    case 'file':
    case 'reference':
      return { '': value, obj: value === null ? null : field.exampleReferred }
    case 'items':
      return { '': (value as Values[]).map((item) => answered(field.item!, item)) }
    default:
      return { '': value }
  }
}
