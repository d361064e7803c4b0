import { z } from 'zod'
import { Id } from './scalars.ts'

/** A column of a section, with the ids of its modules in order. */
export const ModuleColumn = z
  .object({
    index: z.int().describe('Position from the left, starting with 0.'),
    classes: z.string().describe('Share of the width in percent; e.g. 67.'),
    children: z.array(Id).describe('Modules in the column, by number, in order.'),
  })
  .meta({ id: 'ModuleColumn', title: 'ModuleColumn', description: 'A column of a section.' })
