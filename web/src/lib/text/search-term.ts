/** Longest term that is searched for, in characters, as the origin has it. */
const longestTerm = 100

/** What somebody has written as it stands in addresses: without control characters and needless blanks, cut where it is too long. */
export function tidyTerm(written: string): string {
  const clean = written
    .slice(0, 4 * longestTerm)
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  return clean.slice(0, longestTerm).toWellFormed().trim()
}
