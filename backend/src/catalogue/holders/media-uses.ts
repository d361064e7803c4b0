import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { MediaUse } from '@foyer/schema/shapes/media-item.ts'
import type { z } from 'zod'
import type { Database, Queries } from '#database/connect.ts'

/** An item of the media library: a picture or a file. */
export type UsedItem = {
  image: { id: number; url: string } | null
  file: { id: number; url: string } | null
}

/** Where items of the media library are shown. Pages know it, and the library asks. */
export type MediaUses = {
  /** Finds out what the drafts show that have changed; `list` goes by what was found last. */
  refresh: (database: Database) => Promise<void>
  /** The places that show an item, published or in a draft. Earlier versions do not count. */
  list: (queries: Queries, item: UsedItem) => Promise<z.output<typeof MediaUse>[]>
  /** The cache tags that a change of an item invalidates: those of all that shows it to visitors. */
  findStale: (queries: Queries, item: UsedItem) => Promise<ChangeTag[]>
}
