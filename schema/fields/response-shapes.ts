import { z } from 'zod'
import { picture } from '@foyer/schema/shapes/images.ts'
import { MediaFile } from '@foyer/schema/shapes/media-item.ts'
import { Html, Id, LocalDate, OffsetDateTime, SanitizedHtml } from '@foyer/schema/shapes/scalars.ts'
import { responseName } from './response-name.ts'
import { choiceShape } from './choice-shape.ts'
import type { Field, Fields } from './field.ts'
import { byType, type FieldTable } from './field-table.ts'
import { pascalCase } from './pascal-case.ts'
import { referenceShapes } from './reference-shapes.ts'
import { RichTextBlock } from './rich-text.ts'

/** The shapes of a response by the suffix of the field's name; the value itself has an empty suffix. */
const responseShapes: FieldTable<[nameInGraph: string], Record<string, z.ZodType>> = {
  line: () => ({ '': z.string() }),
  paragraph: () => ({ '': z.string() }),
  'rich-text': () => ({ '': Html, document: z.array(RichTextBlock) }),
  html: () => ({ '': SanitizedHtml }),
  choice: (field, nameInGraph) => ({ '': choiceShape(field, nameInGraph) }),
  number: () => ({ '': z.int() }),
  flag: () => ({ '': z.boolean() }),
  link: () => ({ '': z.string() }),
  anchor: () => ({ '': z.string() }),
  embed: () => ({ '': z.string() }),
  moment: () => ({ '': OffsetDateTime.nullable() }),
  day: () => ({ '': LocalDate.nullable() }),
  image: () => ({
    '': Id.nullable(),
    obj: picture.image_obj,
    thumbnails: picture.image_thumbnails,
  }),
  file: () => ({ '': Id.nullable(), obj: MediaFile.nullable() }),
  reference: ({ refersTo }) => ({
    '': Id.nullable(),
    obj: referenceShapes[refersTo].nullable(),
  }),
  references: () => ({ '': z.array(Id) }),
  items: ({ name, item, itemDescription: description }) => ({
    '': z.array(z.object(responseFields(item, name)).meta({ id: name, title: name, description })),
  }),
}

/** The fields of a module or item in a response; `owner` is its type in the graph. */
export function responseFields(fields: Fields, owner: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(byType(responseShapes, field, owner + pascalCase(name))).map(
        ([suffix, shape]) => [responseName(name, suffix), withDescription(shape, field, suffix)],
      ),
    ),
  )
}

const suffixDescriptions: Record<string, string> = {
  thumbnails:
    'Renditions of the picture, sorted by crop, format and width; empty if there is no picture.',
  document: 'The same text in a structured form, for editors.',
}

function withDescription(shape: z.ZodType, field: Field, suffix: string): z.ZodType {
  // A shape with a name keeps its own description: describing it again would drop the name.
  if (field.type === 'choice') return shape
  if (suffix === 'obj') return shape.describe(referencedEntity(field.description))
  return shape.describe(suffixDescriptions[suffix] ?? field.description)
}

/** `Identifies the venue; …` describes the id; what it refers to is `The venue; null if there is none.` */
function referencedEntity(description: string): string {
  const entity = description.replace(/^Identifies the /, 'The ').replace(/[;.].*$/, '')
  return `${entity}; null if there is none.`
}
