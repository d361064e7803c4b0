import { eventAnnouncementOperations as operations } from '@foyer/schema/rest/event-announcement.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { saveError } from '#features/resources/save-error.ts'
import { announceEvent, countHolders } from './announce-event.ts'

/** Cancelling, postponing and moving events, with who has to be told. */
export function addAnnouncementRoutes(app: FastifyInstance, database: Database): void {
  addOperation(app, operations.eventHolders, async ({ path, locale }) => {
    const holders = await countHolders(database, path.id)
    if (!holders) throw new HttpError(404, messages[locale].notFound)
    return holders
  })

  addOperation(app, operations.announceEvent, async ({ path, body, locale, request }) => {
    const actor = await editorActor(request, operations.announceEvent.operationId)
    const saved = await announceEvent(database, actor, {
      id: path.id,
      change: body.change,
      day: body.day,
      localTime: body.local_time,
      reason: { de: body.reason_de, en: body.reason_en },
      tellsHolders: body.tells_holders,
      revision: body.revision,
    })
    if (!saved.ok) throw saveError(saved, locale)
    const holders = await countHolders(database, path.id)
    return body.tells_holders && saved.row ? holders! : { orders: 0, places: 0 }
  })
}
