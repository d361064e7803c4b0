import type { MediaItemChange } from '@foyer/schema/rest/media.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import type { Localized } from '#database/localized.ts'
import { image, mediaFile } from '#database/tables/media.ts'
import { mediaItem } from '#database/tables/media-library.ts'
import type { Actor } from '#database/writing/actor.ts'
import { enqueueVariants } from '#features/media/remake-variants.ts'
import { changeHouse, type WritableTransaction } from '#database/writing/change-house.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { findItemRow, type ItemRow } from './item-store.ts'
import { countChange, lockItem } from './lock-item.ts'

type Change = z.output<typeof MediaItemChange>
type Texts = { de?: string | undefined; en?: string | undefined }

export type Changed = { ok: true } | { ok: false; problem: 'unknown' | 'stale' }

/** Changes what editors say about an item, unless it was changed since the given revision. */
export async function changeItem(
  database: Database,
  actor: Actor,
  { id, change, uses }: { id: number; change: Change; uses: MediaUses },
): Promise<Changed> {
  return changeHouse(database, actor, async (transaction): Promise<Changed> => {
    await lockItem(transaction, id)
    const row = await findItemRow(transaction, id)
    const { revision } = change
    const isStale = row && revision != null && revision !== row.item.revision
    if (!row || isStale) {
      transaction.nothingChanged()
      return { ok: false, problem: row ? 'stale' : 'unknown' }
    }
    await countChange(transaction, id)
    if (change.tags) {
      const tags = [...new Set(change.tags)]
      await transaction.update(mediaItem).set({ tags }).where(eq(mediaItem.id, id))
    }
    const changesWhatIsShown = await writeEntity(transaction, row, change)
    const stale = changesWhatIsShown ? await uses.findStale(transaction, row) : []
    if (change.focal_point !== undefined) await enqueueVariants(transaction, row)
    transaction.changed(`media item ${id}`, stale)
    return { ok: true }
  })
}

/** Changes the picture or file. Returns whether visitors could see it. */
async function writeEntity(
  transaction: WritableTransaction,
  { image: picture, file }: ItemRow,
  { name, alt, credit, is_decorative: isDecorative, focal_point: focal }: Change,
): Promise<boolean> {
  if (file) {
    const values = { ...(name && { name }), ...(credit && { credit: merge(file.credit, credit) }) }
    if (Object.keys(values).length === 0) return false
    await transaction.update(mediaFile).set(values).where(eq(mediaFile.id, file.id))
    return true
  }
  if (!picture) return false
  const shown = {
    ...(alt && { alt: merge(picture.alt, alt) }),
    ...(credit && { credit: merge(picture.credit, credit) }),
    ...(isDecorative !== undefined && { isDecorative }),
    ...(focal !== undefined && { focalX: focal?.x ?? null, focalY: focal?.y ?? null }),
  }
  const values = { ...shown, ...(name && { name }) }
  if (Object.keys(values).length === 0) return false
  await transaction.update(image).set(values).where(eq(image.id, picture.id))
  return Object.keys(shown).length > 0
}

/** German is always present; an empty translation is none, so that visitors get the German text. */
function merge(before: Localized, { de, en }: Texts): Localized {
  const english = en ?? before.en
  return { de: de ?? before.de, ...(english && { en: english }) }
}
