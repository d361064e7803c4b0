import { z } from 'zod'
import { responseFields } from '@foyer/schema/fields/response-shapes.ts'
import { derivedFields } from '@foyer/schema/fields/derived-shapes.ts'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'
import { storedFields } from '@foyer/schema/fields/stored-shapes.ts'
import { writeFields } from '@foyer/schema/fields/write-shapes.ts'
import { Id, idOf } from '@foyer/schema/shapes/scalars.ts'
import type { ModuleDefinition } from './define-module.ts'
import { placeFields, placeInContainer } from './place.ts'

export type ModuleShapes = ReturnType<typeof makeShapes>

// A shape with a name must be created only once.
const shapesByKind = new Map<string, ModuleShapes>()

/** The shapes of a kind: values of an editor, stored values, request and response. */
export function moduleShapes(definition: ModuleDefinition): ModuleShapes {
  const shapes = shapesByKind.get(definition.kind) ?? makeShapes(definition)
  shapesByKind.set(definition.kind, shapes)
  return shapes
}

function makeShapes({ kind, typeName, description, fields, derived }: ModuleDefinition) {
  const name = pascalCase(kind)
  const written = writeFields(fields, name)
  return {
    /** The fields that an editor fills in. */
    Values: z.object(written),
    /** The fields as they are stored. */
    Stored: z.object(storedFields(fields, name)),
    /** The request: the fields and the place in a container. */
    Write: z
      .object({ ...placeFields, ...written })
      .meta({ id: `${typeName}Write`, title: `${typeName}Write`, description }),
    /** The request that changes some fields or the place, and leaves the others as they are. */
    Patch: z
      .object({ ...placeInContainer, ...withoutDefaults(written) })
      .meta({ id: `${typeName}Patch`, title: `${typeName}Patch`, description }),
    ResponseBody: z
      .object({
        id: idOf('module'),
        type: z.literal(kind).describe('Kind of the module.'),
        parent: Id.nullable().describe(
          'Identifies the section that contains the module; null at the top level.',
        ),
        column: z
          .int()
          .nullable()
          .describe(
            'Index of the column in that section or, at the top level, of the container, starting with 0; null for the first one.',
          ),
        order: z
          .int()
          .describe('Position among the modules of the same column or level, starting with 0.'),
        revision: z.int().describe('Revision number; increases with every change.'),
        ...responseFields(fields, name),
        ...derivedFields(derived),
      })
      .meta({ id: typeName, title: typeName, description }),
  }
}

/** The fields of a request, none of them required or filled in where omitted. */
function withoutDefaults(fields: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, shape]) => {
      const shapeOfField = shape instanceof z.ZodDefault ? (shape.unwrap() as z.ZodType) : shape
      return [name, shapeOfField.optional().describe(shape.description ?? '')]
    }),
  )
}
