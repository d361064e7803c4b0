import { tagImage } from '@foyer/backend/src/features/media/library/tag-item.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

/** How the demo theatre sorts its pictures, by the beginning of their keys. */
const tagByPrefix: Record<string, string> = {
  'demo:poster:': 'Plakate',
  'demo:house:': 'Haus',
  'demo:person:': 'Porträts',
  'demo:sign:': 'Logos',
  'demo:scene:': 'Szenenfotos',
}

/** Gives the pictures of the demo theatre tags in the media library. */
export async function tagPictures(
  transaction: WritableTransaction,
  images: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [key, imageId] of images) {
    const tag = Object.entries(tagByPrefix).find(([prefix]) => key.startsWith(prefix))?.[1]
    if (tag) await tagImage(transaction, { imageId, tags: [tag] })
  }
}
