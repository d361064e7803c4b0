import { tzlib_get_ical_block } from 'timezones-ical-library'
import { offsetSeconds } from '#lib/time/clock.ts'
import { shownZone, siteZone } from '#lib/time/site-zone.ts'

/** The name of the zone for events of these years: before 1996 Vienna's clock was at times another than Berlin's. */
export const zoneName = ({ first }: { first: number }) =>
  first >= firstYearOfRule ? shownZone : siteZone

/** From this year on summer time follows one rule, from the last Sunday of March to the last one of October. */
const firstYearOfRule = 1996
/** Since 1893 the theatre's clock is an hour ahead of UTC in winter. */
const standardSeconds = 60 * 60
const dayMs = 24 * 60 * 60 * 1000
const probeMs = 10 * dayMs

/**
 * The `VTIMEZONE` of the site for events of these years. Since 1996 the zone follows a rule that every calendar knows;
 * before that, each clock change is listed, back to the local mean time of before 1893.
 */
export function siteTimeZone({ first, last }: { first: number; last: number }): string {
  if (first >= firstYearOfRule) return tzlib_get_ical_block(shownZone)[0] ?? ''
  const begin = Date.UTC(first, 0, 1) - offsetSeconds(Date.UTC(first, 0, 1)) * 1000
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${siteZone}`,
    ...observance({ at: begin, from: offsetSeconds(begin), to: offsetSeconds(begin) }),
    ...changesOfClock(begin, Date.UTC(last + 1, 0, 1)).flatMap(observance),
    'END:VTIMEZONE',
  ].join('\r\n')
}

type Change = {
  /** An instant, in milliseconds. */
  at: number
  /** Seconds ahead of UTC before and after. */
  from: number
  to: number
}

/** The clock changes in a range of time. No two have ever been within ten days. */
function changesOfClock(begin: number, end: number): Change[] {
  const changes: Change[] = []
  for (let before = begin; before < end; before += probeMs) {
    const from = offsetSeconds(before)
    const to = offsetSeconds(before + probeMs)
    if (from !== to) changes.push({ at: moment(before, before + probeMs), from, to })
  }
  return changes
}

/** The instant of the clock change between two instants. */
function moment(before: number, after: number): number {
  const from = offsetSeconds(before)
  let [low, high] = [before, after]
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000
    if (offsetSeconds(middle) === from) low = middle
    else high = middle
  }
  return high
}

function observance({ at, from, to }: Change): string[] {
  const kind = to > standardSeconds ? 'DAYLIGHT' : 'STANDARD'
  const wall = new Date(at + from * 1000).toISOString()
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.slice(0, 19).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${utcOffset(from)}`,
    `TZOFFSETTO:${utcOffset(to)}`,
    `END:${kind}`,
  ]
}

/** `+0100`; with seconds where there are any. */
function utcOffset(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60]
  if (size % 60) parts.push(size % 60)
  return (seconds < 0 ? '-' : '+') + parts.map((part) => String(part).padStart(2, '0')).join('')
}
