import { AsyncLocalStorage } from 'node:async_hooks'
import { createTagClock, type Moment, type TagClock } from '#front/cache/tag-clock.ts'

/** What Next's caches tell about the render they work for. */
export type RenderContext = {
  begun: Moment
  /** Tags of the route, as soon as its cache has been asked or filled for this very render. */
  tags: readonly string[] | undefined
}

type Shared = { clock: TagClock; renders: AsyncLocalStorage<RenderContext> }

// Next loads its cache handlers by itself, perhaps as another copy of this module: both must see the same.
const place = Symbol.for('foyer.front')
const house = globalThis as { [place]?: Shared }

/** What the front and the caches inside Next have in common. */
export const shared: Shared = (house[place] ??= {
  clock: createTagClock(),
  renders: new AsyncLocalStorage<RenderContext>(),
})
