import { z } from 'zod'

/** The first entry of a backup: what it takes to restore it. */
export const Manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The hashes of the migrations of the database, in their order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
})

/** The last entry: without it a backup is not complete. */
export const Summary = z.object({
  sequences: z.array(z.object({ name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** SHA-256 of each entry before, by its name. */
  hashes: z.record(z.string(), z.string()),
})

export type Manifest = z.output<typeof Manifest>
export type Summary = z.output<typeof Summary>

export const manifestName = 'backup.json'
export const summaryName = 'summary.json'
export const tablePrefix = 'database/'
export const filePrefix = 'files/'
