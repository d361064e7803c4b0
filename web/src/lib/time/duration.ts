/** The minutes of a duration as the graph gives it: `PT95M` has 95. */
export function minutesOf(duration: string): number {
  const [, minutes] = /^PT(\d+)M$/.exec(duration) ?? []
  return Number(minutes ?? 0)
}

/**
 * A duration as hours and minutes, the way a message puts them into words. `gap` says whether both are there and need a
 * space between them.
 */
export function durationParts(duration: string) {
  const minutes = minutesOf(duration)
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  const gap: 'yes' | 'no' = parts.hours > 0 && parts.minutes > 0 ? 'yes' : 'no'
  return { ...parts, gap }
}
