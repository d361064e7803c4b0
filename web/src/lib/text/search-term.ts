/** Longest search term in characters, as in the origin. */
const maxTermLength = 100

/** A search term as in addresses: without control characters and extra spaces, truncated to the longest length. */
export function normalizeTerm(written: string): string {
  const clean = written
    .slice(0, 4 * maxTermLength)
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return clean.slice(0, maxTermLength).toWellFormed().trim()
}
