import { z } from 'zod'
import { Id } from '@foyer/schema/shapes/scalars.ts'
import type { Label } from '@foyer/schema/fields/field.ts'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'
import { placeFields } from './place.ts'
import {
  answerFields,
  storedFields,
  writeFields,
  type Fields,
} from '@foyer/schema/fields/shapes-of-fields.ts'

/** What a kind of module is; everything else about it follows. */
type Given<Kind extends string, Own extends Fields> = {
  /** Name on the wire and in addresses, as `full-teaser`. */
  kind: Kind
  /** Name for editors. */
  name: Label
  /** A sentence for the contract. */
  description: string
  /** Whether the toolbar offers it (E-02). */
  isInToolbar: boolean
  fields: Own
  /** What the origin adds to the answer, by name: what a module shows but does not hold. */
  derived?: Record<string, z.ZodType>
  /** What that could be, for tests. */
  exampleDerived?: Record<string, unknown>
}

/** A kind of module with its shapes. `typeName` is its type in the graph, as `FullTeaserModule`. */
export function defineModule<const Kind extends string, const Own extends Fields>(
  given: Given<Kind, Own>,
) {
  const { kind, description, fields, derived = {}, exampleDerived = {} } = given
  const name = pascalCase(kind)
  const typeName = `${name}Module`
  const written = writeFields(fields, name)
  return {
    ...given,
    derived,
    exampleDerived,
    typeName,
    /** The fields of an editor. */
    Values: z.object(written),
    /** The fields as they are kept. */
    Stored: z.object(storedFields(fields)),
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
        ...derived,
      })
      .meta({ id: typeName, title: typeName, description }),
  }
}

export type ModuleDefinition = ReturnType<typeof defineModule>
