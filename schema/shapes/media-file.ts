import { z } from 'zod'
import { Id } from './scalars.ts'

/** An uploaded film or recording. */
export const MediaFile = z
  .object({
    id: Id,
    url: z.string().describe('Address below /media/.'),
    mime_type: z.string().describe('As video/mp4.'),
    name: z.string().describe('Name of the uploaded file.'),
    bytes: z.int().describe('Its size.'),
  })
  .meta({ id: 'MediaFile', title: 'MediaFile', description: 'An uploaded film or recording.' })
