import { z } from 'zod'
import { Id, Slug } from '@foyer/schema/shapes/scalars.ts'

/** Where a module stands; beside its own fields in every writing call. */
export const placeFields = {
  slug: Slug.optional().describe('Slug of the container. Needed for a new module.'),
  parent: Id.nullable().optional().describe('The section that it stands in.'),
  column: z.int().min(0).max(2).nullable().optional().describe('Index of that section’s column.'),
  order: z
    .int()
    .min(0)
    .max(10_000)
    .optional()
    .describe('Place among its neighbours; else the end.'),
  content_type: z.string().max(80).optional().describe('Kind of what the container belongs to.'),
  object_id: z.string().max(80).optional().describe('Number of what the container belongs to.'),
  revision: z
    .int()
    .min(1)
    .optional()
    .describe('The revision that was edited. Another one in the meantime is a conflict.'),
}
