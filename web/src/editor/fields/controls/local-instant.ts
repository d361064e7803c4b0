import { offsetSeconds } from '#lib/time/clock.ts'
import { momentAtTheatre } from '#lib/time/site-zone.ts'

/** Day and time on the theatre's clock, such as `2026-12-24T19:30`, for an instant with an offset. */
export function localOfInstant(instant: string): string {
  const { day, clock } = momentAtTheatre(Date.parse(instant))
  return `${day}T${clock}`
}

/**
 * The instant with the offset of the theatre, such as `2026-12-24T19:30:00+01:00`. Of the two that a time has at the end of
 * summer time the first; a time that the clock skips in spring is as much later as it skips.
 */
export function instantOfLocal(local: string): string {
  const asUtc = Date.parse(`${local}:00Z`)
  const dayMs = 86_400_000
  // The two offsets around a change of the clock; on all other days they are the same.
  const offsets = [offsetSeconds(asUtc - dayMs), offsetSeconds(asUtc + dayMs)]
  const isRight = (offset: number) => offsetSeconds(asUtc - offset * 1000) === offset
  const offset = offsets.find(isRight) ?? offsets[0]!
  const { day, clock } = momentAtTheatre(asUtc - offset * 1000)
  return `${day}T${clock}:00${writeOffset(offsetSeconds(asUtc - offset * 1000))}`
}

function writeOffset(seconds: number): string {
  const minutes = Math.abs(Math.round(seconds / 60))
  const part = (value: number) => String(value).padStart(2, '0')
  return `${seconds < 0 ? '-' : '+'}${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`
}
