import { responseName } from '@foyer/schema/fields/response-name.ts'
import type { Field, Fields } from '@foyer/schema/fields/field.ts'
import { byType, type FieldTable } from '@foyer/schema/fields/field-table.ts'
import type { Referred } from './referred-store.ts'

type Values = Record<string, unknown>
type FieldsContext = { values: Values; referred: Referred }
type StoredValue = { value: unknown; referred: Referred }

const asStored = (_: Field, { value }: StoredValue): Values => ({ '': value })

/** The response for a stored value, by suffix of the field's name. */
const responseByType: FieldTable<[StoredValue], Values> = {
  line: asStored,
  paragraph: asStored,
  'rich-text': (_, { value }) => {
    const { html, document } = value as { html: string; document: unknown }
    return { '': html, document }
  },
  html: asStored,
  choice: asStored,
  number: asStored,
  flag: asStored,
  link: asStored,
  anchor: asStored,
  embed: asStored,
  moment: asStored,
  day: asStored,
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
    obj: referred.entities[refersTo]?.get(value as number) ?? null,
  }),
  references: asStored,
  items: ({ item }, { value, referred }) => ({
    '': (value as Values[]).map((values) => responseFields(item, { values, referred })),
  }),
}

/** Stored fields as in a response, with the images, files and other objects that they refer to. */
export function responseFields(fields: Fields, { values, referred }: FieldsContext): Values {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(byType(responseByType, field, { value: values[name], referred })).map(
        ([suffix, value]) => [responseName(name, suffix), value],
      ),
    ),
  )
}
