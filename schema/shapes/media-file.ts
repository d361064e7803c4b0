import { z } from 'zod'
import { Address, idOf } from './scalars.ts'

/** An uploaded video or audio file. */
export const MediaFile = z
  .object({
    id: idOf('file'),
    url: Address.describe('Address of the file; e.g. "/media/beispiel.mp4".'),
    mime_type: z.string().describe('MIME type; e.g. "video/mp4".'),
    name: z.string().describe('Name that the file had when it was uploaded; e.g. "trailer.mp4".'),
    bytes: z.int().describe('Size in bytes; e.g. 1200000.'),
  })
  .meta({ id: 'MediaFile', title: 'MediaFile', description: 'An uploaded video or audio file.' })
