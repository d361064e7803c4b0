import { limits } from '#front/limits.ts'

/** A point in time in milliseconds since 1970, finer than a millisecond and never going back. */
export type Moment = number

const origin = performance.timeOrigin

/** Now. */
export const moment = (): Moment => origin + performance.now()

export type TagClock = {
  now(): Moment
  /** Notes that what these tags stand for has changed. */
  change(tags: readonly string[]): Moment
  /** Whether what was begun at that moment may miss a change. Without tags any change counts. */
  hasChangedSince(tags: readonly string[], begun: Moment): boolean
  /** The latest change of any of these tags, 0 if there was none. */
  lastChange(tags: readonly string[]): Moment
  /** Notes that every change until now has been told. */
  hear(): void
  /** Until when it is known what has changed of that which was begun at that moment. */
  knownUntil(begun: Moment): Moment
}

/**
 * Remembers when each tag last changed. Whatever is kept is compared by the moment its making BEGAN, so that what
 * was under way during a change never passes for fresh.
 */
export function createTagClock({
  rememberedTags = limits.rememberedTags,
}: { rememberedTags?: number } = {}): TagClock {
  const changes = new Map<string, Moment>()
  let latest: Moment = 0
  // Changes of tags that are no longer remembered one by one: they count for every tag.
  let forgotten: Moment = 0
  let heard: Moment = 0

  const lastChange = (tags: readonly string[]): Moment =>
    tags.reduce((last, tag) => Math.max(last, changes.get(tag) ?? 0), forgotten)

  return {
    now: moment,
    lastChange,
    change(tags) {
      latest = moment()
      for (const tag of tags) {
        changes.delete(tag)
        changes.set(tag, latest)
      }
      for (const [tag, moment] of changes) {
        if (changes.size <= rememberedTags) break
        changes.delete(tag)
        forgotten = Math.max(forgotten, moment)
      }
      return latest
    },
    hasChangedSince(tags, begun) {
      if (latest < begun) return false
      return tags.length === 0 || lastChange(tags) >= begun
    },
    hear() {
      heard = moment()
    },
    knownUntil: (begun) => Math.max(begun, heard),
  }
}
