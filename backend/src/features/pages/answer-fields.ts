import { answerName } from '@foyer/schema/fields/answer-name.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import type { Referred } from './referred-store.ts'

type Values = Record<string, unknown>
type Given = { values: Values; referred: Referred }
type Kept = { value: unknown; referred: Referred }

const asKept = (_: Field, { value }: Kept): Values => ({ '': value })

/** A kept value as it is answered, by what is added to the field's name. */
const answerByType: FieldTable<[Kept], Values> = {
  line: asKept,
  paragraph: asKept,
  'rich-text': (_, { value }) => {
    const { html, document } = value as { html: string; document: unknown }
    return { '': html, document }
  },
  html: asKept,
  choice: asKept,
  number: asKept,
  flag: asKept,
  link: asKept,
  anchor: asKept,
  embed: asKept,
  moment: asKept,
  day: asKept,
  image: (_, { value, referred }) => {
    const picture = referred.pictures.get(value as number)
    return {
      '': value,
      obj: picture?.image_obj ?? null,
      thumbnails: picture?.image_thumbnails ?? [],
    }
  },
  file: (_, { value, referred }) => ({
    '': value,
    obj: referred.files.get(value as number) ?? null,
  }),
  reference: ({ refersTo }, { value, referred }) => ({
    '': value,
    obj: referred.things[refersTo]?.get(value as number) ?? null,
  }),
  references: asKept,
  items: ({ item }, { value, referred }) => ({
    '': (value as Values[]).map((values) => answerFields(item, { values, referred })),
  }),
}

/** Kept fields as they are answered: with pictures, files and whatever else they refer to by number. */
export function answerFields(fields: Fields, { values, referred }: Given): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(byType(answerByType, field, { value: values[name], referred })).map(
        ([suffix, value]) => [answerName(name, suffix), value],
      ),
    ),
  )
}
