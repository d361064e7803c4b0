import type { Database } from '#database/connect.ts'

/** What the routes of forms depend on. */
export type FormDependencies = {
  database: Database
  siteUrl: string
  /** The folder of uploaded files; it is not served. */
  folder: string
  limits: {
    fileBytes: number
    files: number
    /** The most bytes of all files that do not belong to an entry yet. */
    unsentBytes: number
    /** The disk space that uploads leave free. */
    reserveBytes: number
  }
}
