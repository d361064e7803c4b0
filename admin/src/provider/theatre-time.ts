const zone = 'Europe/Berlin'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** A point in time as the clock of the theatre shows it, `2026-12-24T19:30`; empty if it is none. */
export function toTheatreTime(moment: unknown): string {
  const at = typeof moment === 'string' ? Date.parse(moment) : Number.NaN
  return Number.isNaN(at) ? '' : wallTime(at).slice(0, 16)
}

/** The point in time at which the clock of the theatre shows that, with its offset; null if it is none. */
export function fromTheatreTime(local: string): string | null {
  const asUtc = Date.parse(`${local}Z`)
  if (local === '' || Number.isNaN(asUtc)) return null
  // The offset is that of the moment, which is known only roughly at first: a second look corrects it near a change of the clock.
  const offset = offsetMs(asUtc - offsetMs(asUtc))
  return `${local.length === 16 ? `${local}:00` : local}${formatOffset(offset)}`
}

function offsetMs(at: number): number {
  return Date.parse(`${wallTime(at)}Z`) - Math.floor(at / 1000) * 1000
}

function wallTime(at: number): string {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, hour, minute, second } = found
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`
}

function formatOffset(ms: number): string {
  const minutes = Math.abs(ms) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
