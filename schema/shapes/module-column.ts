import { z } from 'zod'
import { Id } from './scalars.ts'

/** A column of a section: the modules that stand in it, by number and in order. */
export const ModuleColumn = z
  .object({
    index: z.int().describe('From 0, from the left.'),
    classes: z.string().describe('Its share of the width, as `67`.'),
    children: z.array(Id).describe('Numbers of its modules, in order.'),
  })
  .meta({ id: 'ModuleColumn', title: 'ModuleColumn', description: 'A column of a section.' })
