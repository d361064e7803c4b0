import { z } from 'zod'
import { picture } from '@foyer/schema/shapes/images.ts'
import { MediaFile } from '@foyer/schema/shapes/media-file.ts'
import { Html, Id, LocalDate, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'
import { answerName } from './answer-name.ts'
import { choiceShape } from './choice-shape.ts'
import type { Field, Fields } from './field.ts'
import { byType, type FieldTable } from './field-table.ts'
import { pascalCase } from './pascal-case.ts'
import { referenceShapes } from './reference-shapes.ts'
import { RichTextBlock } from './rich-text.ts'

/** What is answered: by what is added to the field's name, the name itself under the empty string. */
const answerShapes: FieldTable<[nameInGraph: string], Record<string, z.ZodType>> = {
  line: () => ({ '': z.string() }),
  paragraph: () => ({ '': z.string() }),
  'rich-text': () => ({ '': Html, document: z.array(RichTextBlock) }),
  html: () => ({ '': Html }),
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
  items: ({ name, item, description }) => ({
    '': z.array(z.object(answerFields(item, name)).meta({ id: name, title: name, description })),
  }),
}

/** What is answered of fields that belong to a type of the graph. */
export function answerFields(fields: Fields, owner: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      Object.entries(byType(answerShapes, field, owner + pascalCase(name))).map(
        ([suffix, shape]) => [answerName(name, suffix), withSentence(shape, field, suffix)],
      ),
    ),
  )
}

const suffixSentences: Record<string, string> = {
  thumbnails: 'Ready-made versions, by crop, format and width.',
  document: 'The same as a structured text, for editing.',
}

function withSentence(shape: z.ZodType, field: Field, suffix: string): z.ZodType {
  // A named shape keeps its own sentence, and its name.
  if (field.type === 'choice') return shape
  if (suffix === 'obj') return shape.describe(thingItself(field.description))
  return shape.describe(suffixSentences[suffix] ?? field.description)
}

/** `Number of the venue.` says what the reference is; what is embedded is `The venue; null where none is chosen.` */
function thingItself(reference: string): string {
  const thing = reference.replace(/^Number of the /, 'The ').replace(/(; may be empty)?\.$/, '')
  return `${thing}; null where none is chosen.`
}
