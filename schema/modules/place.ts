import { z } from 'zod'
import { Id, Slug } from '@foyer/schema/shapes/scalars.ts'

/** The place of a module, part of every request that writes one. */
export const placeFields = {
  slug: Slug.optional().describe('Slug of the container. Required for a new module.'),
  parent: Id.nullable()
    .optional()
    .describe(
      'Identifies the section that contains the module; null or omitted for the top level.',
    ),
  column: z
    .int()
    .min(0)
    .max(2)
    .nullable()
    .optional()
    .describe('Index of the column in that section, 0 to 2; null or omitted for the top level.'),
  order: z
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe(
      'Position among the modules of the same column or level, starting with 0; the end if omitted.',
    ),
  content_type: z
    .string()
    .max(80)
    .optional()
    .describe('Kind of what the container belongs to; e.g. "page".'),
  object_id: z
    .string()
    .max(80)
    .optional()
    .describe('Identifies what the container belongs to; e.g. "12".'),
  revision: z
    .int()
    .min(1)
    .optional()
    .describe(
      'Revision on which the change is based. If another one is stored by now, nothing is saved: a conflict.',
    ),
}

const { parent, column, order, revision } = placeFields

/** The place of a module that stays in its container. */
export const placeInContainer = { parent, column, order, revision }
