/** What somebody has written, as it is searched for: without control characters, which PostgreSQL does not take. */
export function searchTerm(written: string): string {
  return written
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}
