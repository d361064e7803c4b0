import { z } from 'zod'

/** A text; an object if the source contained markup: emphasised words are stored separately. */
const Marked = z.union([
  z.string(),
  z.object({ _: z.string().optional(), em: z.union([z.string(), z.array(z.string())]).optional() }),
])

const Work = z.object({
  /** `52446*`, or `8834*4` for the fourth movement of work 8834. */
  ID: z.string(),
  composerName: z.string().optional(),
  workTitle: Marked.optional(),
  movement: Marked.optional(),
  conductorName: z.string().optional(),
  interval: z.string().optional(),
  soloists: z
    .array(z.object({ soloistName: z.string(), soloistInstrument: z.string() }))
    .default([]),
})

/** A programme of the archive. Its concerts are validated one by one, so that a broken one does not affect others. */
export const Programme = z.object({
  id: z.string().min(1),
  orchestra: z.string(),
  season: z.string().regex(/^\d{4}-\d{2}$/),
  concerts: z.array(z.unknown()),
  works: z.array(Work),
})

export const Concert = z.object({
  eventType: z.string(),
  Location: z.string(),
  Venue: z.string().min(1),
  /** The local calendar day, written as some hour of UTC of that day. */
  Date: z.iso.datetime(),
  /** `7:30PM`, or `None`. */
  Time: z.string().regex(/^(\d{1,2}:\d{2}[AP]M|None)$/),
})

/** A file of the archive; its programmes are validated one by one. */
export const ArchiveFile = z.object({ programs: z.array(z.unknown()) })

export type Programme = z.output<typeof Programme>
export type Concert = z.output<typeof Concert>
export type Work = z.output<typeof Work>
export type Marked = z.output<typeof Marked>
