import type { Database } from '#database/connect.ts'

/** What the routes of forms work with. */
export type FormNeeds = {
  database: Database
  siteUrl: string
  /** Folder of what was handed in; nobody is served from it. */
  folder: string
  limits: {
    fileBytes: number
    files: number
    /** Of all files together that no entry names yet. */
    unsentBytes: number
    /** What stays free on the disk. */
    reserveBytes: number
  }
}
