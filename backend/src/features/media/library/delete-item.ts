import type { MediaUse } from '@foyer/schema/shapes/media-item.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '#database/connect.ts'
import { image, mediaFile } from '#database/tables/media.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { findItemRow } from './item-store.ts'
import { lockItem } from './lock-item.ts'
import { retireFiles } from './retired-media-store.ts'

export type Deleted =
  | { ok: true }
  | { ok: false; problem: 'unknown' }
  | { ok: false; problem: 'in-use'; uses: z.output<typeof MediaUse>[] }

/** Deletes an item that is shown nowhere. Its files follow a day later, since pages that are open may still load them. */
export async function deleteItem(
  database: Database,
  actor: Actor,
  { id, uses }: { id: number; uses: MediaUses },
): Promise<Deleted> {
  await uses.refresh(database)
  return changeHouse(database, actor, async (transaction): Promise<Deleted> => {
    await lockItem(transaction, id)
    const row = await findItemRow(transaction, id)
    if (!row) return { ok: false, problem: 'unknown' }
    const found = await uses.list(transaction, row)
    if (found.length > 0) return { ok: false, problem: 'in-use', uses: found }
    await retireFiles(transaction, row)
    if (row.image) await transaction.delete(image).where(eq(image.id, row.image.id))
    if (row.file) await transaction.delete(mediaFile).where(eq(mediaFile.id, row.file.id))
    transaction.changed(`media item ${id}`, [])
    return { ok: true }
  })
}
