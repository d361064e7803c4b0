import type { Field } from '@foyer/schema/fields/field.ts'
import type { Referred } from './referred-store.ts'

type Values = Record<string, unknown>
type Given = { values: Values; referred: Referred }

/** Kept fields as they are answered: with pictures, files and whatever else they refer to by number. */
export function answerFields(fields: Record<string, Field>, { values, referred }: Given): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(answerField(field, { value: values[name], referred })).map(
        ([suffix, value]) => [suffix ? `${name}_${suffix}` : name, value],
      ),
    ),
  )
}

function answerField(
  field: Field,
  { value, referred }: { value: unknown; referred: Referred },
): Values {
  switch (field.type) {
    case 'rich-text': {
      const { html, document } = value as { html: string; document: unknown }
      return { '': html, document }
    }
    case 'image': {
      const picture = referred.pictures.get(value as number)
      return {
        '': value,
        obj: picture?.image_obj ?? null,
        thumbnails: picture?.image_thumbnails ?? [],
      }
    }
    case 'file':
      return { '': value, obj: referred.files.get(value as number) ?? null }
    case 'reference':
      return { '': value, obj: referred.things[field.refersTo!]?.get(value as number) ?? null }
    case 'items':
      return {
        '': (value as Values[]).map((item) =>
          answerFields(field.item!, { values: item, referred }),
        ),
      }
    default:
      return { '': value }
  }
}
