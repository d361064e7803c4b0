import { readFileSync } from 'node:fs'

type Document = PDFKit.PDFDocument

/** The faces of a ticket: for title, day and seat, and for all other text. */
type Face = 'title' | 'text'

// A face is two files, as on the site: the second has the letters of other languages written in Latin script.
const files = ['title', 'title-extended', 'text', 'text-extended'].map((name) => ({
  name,
  content: readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)),
}))

/** Makes the faces known to a document. */
export function registerFaces(document: Document): void {
  for (const { name, content } of files) document.registerFont(name, content)
}

const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff]/u
const known =
  /^[ -~\u00a0-\u02bc\u02c6\u02da\u02dc\u1e00-\u1e9f\u1ef2-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]*$/u

/** Whether a text can be set: the faces have Latin letters only. */
export const isWritable = (text: string): boolean => known.test(text.normalize('NFC'))

export type Lettering = { face: Face; size: number }

/** Draws a line from the left, with its upper edge at `y`. */
export function drawLine(
  document: Document,
  { text, x, y, lettering }: { text: string; x: number; y: number; lettering: Lettering },
): void {
  let left = x
  for (const { run, font } of runsOf(text, lettering.face)) {
    document.font(font).fontSize(lettering.size)
    const spacing = { wordSpacing: wordSpacingOf(lettering) }
    document.text(run, left, y, { ...spacing, lineBreak: false })
    left += document.widthOfString(run, spacing)
  }
}

/** Breaks a text into lines of a width in points, between words only. */
export function linesOf(
  document: Document,
  { text, width, lettering }: { text: string; width: number; lettering: Lettering },
): string[] {
  const lines: string[] = []
  for (const word of text.normalize('NFC').split(/ +/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    const isFitting = widthOf(document, longer, lettering) <= width
    if (lines.length === 0 || !isFitting) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}

/** The width of a line in points. */
export function widthOf(document: Document, text: string, lettering: Lettering): number {
  const spacing = { wordSpacing: wordSpacingOf(lettering) }
  return runsOf(text, lettering.face).reduce(
    (sum, { run, font }) =>
      sum + document.font(font).fontSize(lettering.size).widthOfString(run, spacing),
    0,
  )
}

/** Narrow letters have narrow spaces, which would disappear in tight setting. */
const wordSpacingOf = ({ face, size }: Lettering) => (face === 'title' ? 0.08 * size : 0)

/** A line cut where the file of its face changes. What no file has is written as a question mark. */
function runsOf(text: string, face: Face): { run: string; font: string }[] {
  const runs: { run: string; font: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const font = extended.test(letter) ? `${face}-extended` : face
    const shown = isWritable(letter) ? letter : '?'
    const last = runs.at(-1)
    if (last?.font === font) last.run += shown
    else runs.push({ run: shown, font })
  }
  return runs
}
