/** An instant in the theatre's time zone, such as 2026-11-21T19:30:00+01:00; before 1893 the offset has seconds. */
export function offsetDateTime(instant: Date, offsetSeconds: number): string {
  const wall = new Date(instant.getTime() + offsetSeconds * 1000).toISOString().slice(0, 19)
  return wall + offset(offsetSeconds)
}

function offset(seconds: number): string {
  const size = Math.abs(seconds)
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60]
  if (size % 60) parts.push(size % 60)
  const digits = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return (seconds < 0 ? '-' : '+') + digits
}
