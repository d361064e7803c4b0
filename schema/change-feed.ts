import { z } from 'zod'

/*
 * The origin's change feed: server-sent events, for the gateway and the site.
 *
 *   GET /internal/changes
 *   Authorization: Bearer <CHANGES_SECRET>
 *   Last-Event-ID: 512                 (from the second connection on)
 *
 *   event: ready     id: 512           first: from here on no change is missed
 *   id: 513          data: {"tags":["event:7","events"]}
 *   event: reset     id: 600           invalidate everything; from here on no change is missed
 *   :                                  heartbeat, about every 15 seconds
 *
 *   GET /internal/changes/newest       → {"id":513}   optional: the last change that is committed
 *
 * The first event is `ready` or `reset`. A reader without an id starts with the present and must itself invalidate what it cached
 * before. Ids are integers that increase, with gaps. If heartbeats are missing for much longer than their interval, changes may be
 * lost: connect again, and until then cache only for a short time.
 */

export const changeFeedPath = '/internal/changes'
export const newestChangePath = `${changeFeedPath}/newest`

/** The response with the last change that is committed. A reader that has received it knows all that reads before may have seen. */
export const NewestChange = z.object({ id: z.int().nonnegative() })

/** Maximum silence of the feed, in milliseconds. */
export const changeFeedHeartbeatMs = 15_000

/** Names of events that are not changes. A change has no name, so that it arrives as `message`. */
export const changeFeedEvents = { ready: 'ready', reset: 'reset' } as const

/** The data of a change. A reader ignores tags that it does not know: they are from a newer origin. */
export const ChangeData = z.object({ tags: z.array(z.string().min(1)).min(1) })
export type ChangeData = z.output<typeof ChangeData>
