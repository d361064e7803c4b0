/** Normalizes a visitor's input for searching; removes control characters, which PostgreSQL rejects. */
export function searchTerm(written: string): string {
  return written
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
}
