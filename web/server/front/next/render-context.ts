import { AsyncLocalStorage } from 'node:async_hooks'
import { createTagClock, type Moment, type TagClock } from '#front/cache/tag-clock.ts'

/** What Next's caches report about the render that they work for. */
export type RenderContext = {
  startedAt: Moment
  /** Tags of the route, as soon as this render has read or filled the route cache. */
  tags: readonly string[] | undefined
  /** Whether the response is a segment of the page, for the router's prefetch. */
  isSegment: boolean
}

type Shared = { clock: TagClock; renders: AsyncLocalStorage<RenderContext> }

// Next loads its cache handlers itself, perhaps as another copy of this module: both must share this state.
const key = Symbol.for('foyer.front')
const globals = globalThis as { [key]?: Shared }

/** What the front server and the caches inside Next share. */
export const shared: Shared = (globals[key] ??= {
  clock: createTagClock(),
  renders: new AsyncLocalStorage<RenderContext>(),
})
