import { limits } from '#front/limits.ts'

/** A monotonic timestamp in milliseconds since 1970, with fractions. */
export type Moment = number

const origin = performance.timeOrigin

export const moment = (): Moment => origin + performance.now()

export type TagClock = {
  now(): Moment
  /** Invalidates these tags. */
  invalidate(tags: readonly string[]): Moment
  /** Whether a response whose render started at that time may miss a change. Without tags any change counts. */
  hasChangedSince(tags: readonly string[], startedAt: Moment): boolean
  /** When any of these tags was last invalidated; 0 if never. */
  lastChange(tags: readonly string[]): Moment
  /** Records that the change feed is connected and all changes until now are known. */
  recordHeartbeat(): void
  /** Until when the changes that concern a response rendered at that time are known. */
  knownUntil(startedAt: Moment): Moment
}

/**
 * Remembers when each tag was last invalidated. Cached responses are compared by the time their render STARTED, so that
 * one in flight during a change is never taken for fresh.
 */
export function createTagClock({ maxTags = limits.maxTags }: { maxTags?: number } = {}): TagClock {
  const changes = new Map<string, Moment>()
  let latest: Moment = 0
  // The latest change among evicted tags: it counts for every tag.
  let lastEvicted: Moment = 0
  let lastHeartbeat: Moment = 0

  const lastChange = (tags: readonly string[]): Moment =>
    tags.reduce((last, tag) => Math.max(last, changes.get(tag) ?? 0), lastEvicted)

  return {
    now: moment,
    lastChange,
    invalidate(tags) {
      latest = moment()
      for (const tag of tags) {
        changes.delete(tag)
        changes.set(tag, latest)
      }
      for (const [tag, moment] of changes) {
        if (changes.size <= maxTags) break
        changes.delete(tag)
        lastEvicted = Math.max(lastEvicted, moment)
      }
      return latest
    },
    hasChangedSince(tags, startedAt) {
      if (latest < startedAt) return false
      return tags.length === 0 || lastChange(tags) >= startedAt
    },
    recordHeartbeat() {
      lastHeartbeat = moment()
    },
    knownUntil: (startedAt) => Math.max(startedAt, lastHeartbeat),
  }
}
