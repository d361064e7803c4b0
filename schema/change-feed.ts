import { z } from 'zod'

/*
 * The origin's change feed: server-sent events, for the gateway and the site.
 *
 *   GET /internal/changes
 *   Authorization: Bearer <CHANGES_SECRET>
 *   Last-Event-ID: 512                 (from the second connection on)
 *
 *   event: ready     id: 512           first: from here on nothing will be missed
 *   id: 513          data: {"tags":["event:7","events"]}
 *   event: reset     id: 600           drop everything; from here on nothing will be missed
 *   :                                  about every 15 seconds: still up to date
 *
 * The first event is `ready` or `reset`. A reader that comes without an id begins at now, and must itself drop what it still
 * has from before. Ids are whole numbers that only grow, with gaps. Silence for much longer than the comments' interval means
 * that the origin no longer knows what changes: connect again, and until then trust nothing for long.
 */

export const changeFeedPath = '/internal/changes'

/** At most so long the feed is silent. */
export const changeFeedHeartbeatMs = 15_000

/** Names of the events which are no changes; a change has none, so that it arrives as `message`. */
export const changeFeedEvents = { ready: 'ready', reset: 'reset' } as const

/** The data of a change. Tags that a reader does not know are those of a newer origin, and mean nothing to it. */
export const ChangeData = z.object({ tags: z.array(z.string().min(1)).min(1) })
export type ChangeData = z.output<typeof ChangeData>
