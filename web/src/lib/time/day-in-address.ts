/** `2026-12-01` in the format of addresses: `01-12-2026`. */
export const dayForAddress = (day: string) => day.split('-').toReversed().join('-')

/** `01-12-2026` from an address as `2026-12-01`; undefined when the calendar has no such day. */
export function findDayInAddress(value: string): string | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(value) ?? []
  if (!day || !month || !year || year === '0000') return undefined
  const written = `${year}-${month}-${day}`
  const read = new Date(`${written}T00:00:00Z`)
  if (Number.isNaN(read.getTime())) return undefined
  return read.toISOString().startsWith(written) ? written : undefined
}
