/**
 * Minutes as hours and minutes, as arguments of a message. `gap` says whether both are present and need a space between
 * them.
 */
export function durationParts(minutes: number) {
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  const gap: 'yes' | 'no' = parts.hours > 0 && parts.minutes > 0 ? 'yes' : 'no'
  return { ...parts, gap }
}
