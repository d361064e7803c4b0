import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { HttpError } from '#http/http-error.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { findItemRow } from './item-store.ts'

/** Throws 403 unless the caller may publish everything that shows the item: visitors see a change of it at once. */
export async function checkPublisher(
  database: Database,
  request: FastifyRequest,
  { itemId, uses }: { itemId: number; uses: MediaUses },
): Promise<void> {
  if (await request.hasRight('publisher', 'site')) return
  const row = await findItemRow(database, itemId)
  const found = row ? await uses.list(database, row) : []
  const published = found.filter((use) => use.is_published)
  for (const slug of new Set(published.map((use) => use.slug))) {
    if (await request.hasRight('publisher', slug === null ? 'site' : { slug })) continue
    throw new HttpError(403, messages[localeOf(request.url)].forbidden.publisher)
  }
}
