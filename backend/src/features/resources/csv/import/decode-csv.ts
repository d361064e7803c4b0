/**
 * The text of a CSV file as spreadsheet programs write it: UTF-16 with its byte order mark, UTF-8 with or without one, else Windows-1252,
 * of which Latin-1 is a part.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const delimiters = [';', ',', '\t'] as const

/** The delimiter that the headings contain most often, outside of quotation marks. */
export function delimiterOf(text: string): string {
  const headings =
    text
      .slice(0, 10_000)
      .replaceAll(/"[^"]*"/g, '')
      .split(/\r?\n/, 1)[0] ?? ''
  const count = (delimiter: string) => headings.split(delimiter).length
  return delimiters.toSorted((one, other) => count(other) - count(one))[0]!
}
