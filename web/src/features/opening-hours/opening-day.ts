import type { OpeningRange } from '@foyer/schema/opening-span.ts'
import type { OpeningDay_entryFragment } from '#graphql/generated/graphql.ts'

type Entry = Pick<
  OpeningDay_entryFragment,
  'timeFrom' | 'timeTo' | 'closed' | 'alternativeText'
> & { link: { url: string } | null }

/** The ranges of a day. Without ranges it is closed. */
export type OpeningDay = {
  ranges: OpeningRange[]
  /** Replaces the hours. */
  text: string | undefined
  /** Target of the text's link. */
  href: string | undefined
  /** The first opening after this day. */
  next: { day: string; time: string } | undefined
}

/**
 * The origin's data for a day: exceptions take precedence, and the first entry may have a text and a link of its own.
 */
export function openingDay(today: {
  openingHours: readonly Entry[]
  openingHoursExceptions: readonly Entry[]
  nextOpening?: { day: string; time: string } | null
}): OpeningDay {
  const { openingHours: usual, openingHoursExceptions: exceptions } = today
  const entries = exceptions.length > 0 ? exceptions : usual
  return {
    ranges: entries.flatMap(rangeOf),
    text: entries[0]?.alternativeText?.trim() || undefined,
    href: safeHref(entries[0]?.link?.url),
    next: today.nextOpening ?? undefined,
  }
}

function rangeOf({ timeFrom, timeTo, closed }: Entry): OpeningRange[] {
  const from = hoursAndMinutes(timeFrom)
  const to = hoursAndMinutes(timeTo)
  return closed || !from || !to ? [] : [{ from, to }]
}

/** `9:00` and `09:00:00` as `09:00`, so that times compare as texts. */
function hoursAndMinutes(time: string | null): string | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(:\d{2})?$/.exec(time ?? '') ?? []
  if (!hours || !minutes || Number(hours) > 24) return undefined
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Only paths of the site and http addresses. */
function safeHref(url: string | null | undefined): string | undefined {
  return url && /^(\/(?![/\\])|https?:\/\/)/i.test(url) ? url : undefined
}
