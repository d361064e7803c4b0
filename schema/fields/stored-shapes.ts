import { z } from 'zod'
import type { Field, Fields } from './field.ts'
import { byType, type FieldTable } from './field-table.ts'
import { pascalCase } from './pascal-case.ts'
import { RichTextBlock } from './rich-text.ts'
import { writeShape } from './write-shapes.ts'

const asSent = (field: Field, nameInGraph: string) => writeShape(field, nameInGraph)

/** The shapes of stored values. */
const storedShapes: FieldTable<[nameInGraph: string], z.ZodType> = {
  line: asSent,
  paragraph: asSent,
  'rich-text': () => z.object({ document: z.array(RichTextBlock), html: z.string() }),
  // HTML that consists of scripts only is empty once sanitised.
  html: () => z.string(),
  choice: asSent,
  number: asSent,
  flag: asSent,
  link: asSent,
  anchor: asSent,
  embed: asSent,
  moment: asSent,
  day: asSent,
  image: asSent,
  file: asSent,
  reference: asSent,
  references: asSent,
  items: ({ name, item }) => z.array(z.object(storedFields(item, name))),
}

/** The stored fields of a module or item; `owner` is its type in the graph. */
export function storedFields(fields: Fields, owner: string): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      byType(storedShapes, field, owner + pascalCase(name)),
    ]),
  )
}
