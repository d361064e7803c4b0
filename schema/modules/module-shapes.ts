import { z } from 'zod'
import { answerFields } from '@foyer/schema/fields/answer-shapes.ts'
import { derivedFields } from '@foyer/schema/fields/derived-shapes.ts'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'
import { storedFields } from '@foyer/schema/fields/stored-shapes.ts'
import { writeFields } from '@foyer/schema/fields/write-shapes.ts'
import { Id } from '@foyer/schema/shapes/scalars.ts'
import type { ModuleDefinition } from './define-module.ts'
import { placeFields } from './place.ts'

export type ModuleShapes = ReturnType<typeof makeShapes>

// Named shapes must be made once.
const made = new Map<string, ModuleShapes>()

/** The shapes of a kind: what an editor gives, what is kept, what is sent, what is answered. */
export function moduleShapes(definition: ModuleDefinition): ModuleShapes {
  const shapes = made.get(definition.kind) ?? makeShapes(definition)
  made.set(definition.kind, shapes)
  return shapes
}

function makeShapes({ kind, typeName, description, fields, derived }: ModuleDefinition) {
  const name = pascalCase(kind)
  const written = writeFields(fields, name)
  return {
    /** The fields of an editor. */
    Values: z.object(written),
    /** The fields as they are kept. */
    Stored: z.object(storedFields(fields, name)),
    /** The fields with the place in a container, as they are sent. */
    Write: z
      .object({ ...placeFields, ...written })
      .meta({ id: `${typeName}Write`, title: `${typeName}Write`, description }),
    Answer: z
      .object({
        id: Id,
        type: z.literal(kind).describe('Its kind.'),
        parent: Id.nullable().describe('The section that it stands in.'),
        column: z.int().nullable().describe('Index of the column of that section, from 0.'),
        order: z.int().describe('Place among its neighbours, from 0.'),
        revision: z.int().describe('Rises with every change.'),
        ...answerFields(fields, name),
        ...derivedFields(derived),
      })
      .meta({ id: typeName, title: typeName, description }),
  }
}
