import { media } from '@foyer/schema/rest/media.ts'
import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { FastifyInstance } from 'fastify'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import type { MediaUses } from '#catalogue/holders/media-uses.ts'
import { checkPublisher } from './check-publisher.ts'
import { changeItem } from './change-item.ts'
import { deleteItem, type Deleted } from './delete-item.ts'
import { findItem, findItemRow, listItems, listTags } from './item-store.ts'
import { libraryMessages } from './library-messages.ts'

/** The media library of editors. */
export function addLibraryRoutes(
  app: FastifyInstance,
  { database, uses }: { database: Database; uses: MediaUses },
): void {
  const { operations } = media

  addOperation(app, operations.mediaItems, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.media)
    const { query: words, type, tag, image, file } = query
    const filter = { words, type, tag, image, file }
    const { count, results } = await listItems(database, { filter, page, locale })
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.mediaItem, ({ path, locale }) =>
    getItem(database, { id: path.id, locale }),
  )

  addOperation(app, operations.mediaTags, () => listTags(database))

  addOperation(app, operations.mediaUses, async ({ path, locale }) => {
    const row = await findItemRow(database, path.id)
    if (!row) throw notFound(locale)
    await uses.refresh(database)
    return uses.list(database, row)
  })

  addOperation(app, operations.changeMediaItem, async ({ path, locale, body, request }) => {
    const actor = await editorActor(request, 'changeMediaItem')
    const { tags: _, name: __, revision: ___, ...shown } = body
    if (Object.keys(shown).length > 0)
      await checkPublisher(database, request, { itemId: path.id, uses })
    const changed = await changeItem(database, actor, { id: path.id, change: body, uses })
    if (!changed.ok && changed.problem === 'unknown') throw notFound(locale)
    const item = await getItem(database, { id: path.id, locale })
    if (!changed.ok) throw new HttpError(409, libraryMessages[locale].stale, undefined, { item })
    return item
  })

  addOperation(app, operations.deleteMediaItem, async ({ path, locale, request }) => {
    const actor = await editorActor(request, 'deleteMediaItem')
    const deleted = await deleteItem(database, actor, { id: path.id, uses })
    if (!deleted.ok) throw toHttpError(deleted, locale)
    return { id: path.id }
  })
}

async function getItem(database: Database, wanted: { id: number; locale: Locale }) {
  const item = await findItem(database, wanted)
  if (!item) throw notFound(wanted.locale)
  return item
}

const notFound = (locale: Locale) => new HttpError(404, messages[locale].notFound)

const maxTitles = 5

function toHttpError(refused: Extract<Deleted, { ok: false }>, locale: Locale): HttpError {
  if (refused.problem === 'unknown') return notFound(locale)
  const { inUse, andMore, quoted } = libraryMessages[locale]
  const titles = [...new Set(refused.uses.map(({ title }) => title))]
  const named = titles.slice(0, maxTitles).map(quoted).join(', ')
  const others = titles.length - maxTitles
  const said = others > 0 ? `${named} ${andMore(others)}` : named
  return new HttpError(409, inUse(said), undefined, { uses: refused.uses })
}
