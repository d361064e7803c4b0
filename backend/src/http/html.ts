/** Text that is HTML already. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | false | null | undefined

/** HTML from a template: what is put in is escaped, unless it is HTML itself; nothing stands for what is missing. */
export function html(parts: TemplateStringsArray, ...pieces: (Piece | Html[])[]): Html {
  const text = parts.reduce((before, part, index) => before + written(pieces[index - 1]) + part)
  return new Html(text)
}

/** Only for what we have made ourselves. */
export const rawHtml = (text: string): Html => new Html(text)

function written(piece: Piece | Html[]): string {
  if (Array.isArray(piece)) return piece.map(({ text }) => text).join('\n')
  if (piece instanceof Html) return piece.text
  if (piece === false || piece === null || piece === undefined) return ''
  return String(piece).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
