import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { indexDrafts } from './draft-references.ts'
import { findStaleByItem } from './stale-by-item.ts'
import { listUses } from './use-store.ts'

/** Where modules, pages and everything else with a picture show items of the media library. */
export const mediaUses: MediaUses = {
  refresh: indexDrafts,
  list: listUses,
  findStale: findStaleByItem,
}
