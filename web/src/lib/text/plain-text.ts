const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** The plain text of sanitised HTML: paragraphs, emphasis, links and lists; empty where there is none. */
export function plainText(html: string | null): string {
  if (html === null) return ''
  return html
    .replaceAll(/<(?:br|\/p|\/li)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name as string] ?? whole
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex as string, 16))
    })
    .replaceAll(/[^\S\n\u00a0]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}
