import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Database, Queries } from '#database/connect.ts'
import type { FileStore } from '#files/file-store.ts'

/** The newsletter, as forms order it. */
export type NewsletterOrders = {
  /** Takes the order of an address, which its reader has to confirm. */
  request: (queries: Queries, order: { email: string; locale: Locale }) => Promise<void>
  /** A table of who has confirmed, with a heading. */
  listRows: (locale: Locale) => Promise<string[][]>
}

/** What the routes of forms depend on. */
export type FormDependencies = {
  database: Database
  siteUrl: string
  newsletter: NewsletterOrders
  /** Where uploaded files are received. */
  folder: string
  /** Uploaded files; they are not served. */
  files: FileStore
  limits: {
    fileBytes: number
    files: number
    /** The most bytes of all files that do not belong to an entry yet. */
    unsentBytes: number
    /** The disk space that uploads leave free. */
    reserveBytes: number
  }
}
