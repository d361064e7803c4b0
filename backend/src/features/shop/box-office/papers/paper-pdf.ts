import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { taggedPdf } from '#features/shop/box-office/tickets/pdf/tagged-pdf.ts'
import {
  drawLine,
  type Lettering,
  linesOf,
  widthOf,
} from '#features/shop/box-office/tickets/pdf/ticket-faces.ts'

/** What a paper says: a heading, a line of text, or a text with an amount at the right edge, of which a total stands out; and rules between. */
export type PaperLine =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'amount' | 'total'; text: string; amount: string }
  | { kind: 'rule' }
  | { kind: 'space' }

// A4 upright, in points.
const page = { width: 595.28, height: 841.89 }
const margin = { side: 68, top: 64, bottom: 64 }
const width = page.width - 2 * margin.side
const amountWidth = 90
const title: Lettering = { face: 'title', size: 30 }
const heading: Lettering = { face: 'title', size: 15 }
const total: Lettering = { face: 'title', size: 13 }
const plain: Lettering = { face: 'text', size: 10.5 }
const lineHeight = 1.4

/** A paper to keep, such as an invoice: text on A4, marked up for screen readers. */
export function paperPdf(
  about: { title: string; author: string; locale: Locale },
  lines: readonly PaperLine[],
): Promise<Buffer> {
  return taggedPdf(about, (document, root) => {
    const pen = createPen(document, root)
    pen.write('H1', about.title, title)
    pen.skip(plain.size)
    for (const line of lines) writeLine(pen, line)
  })
}

type Pen = ReturnType<typeof createPen>

function writeLine(pen: Pen, line: PaperLine): void {
  switch (line.kind) {
    case 'heading':
      pen.skip(plain.size)
      return pen.write('H2', line.text, heading)
    case 'text':
      return pen.write('P', line.text, plain)
    case 'amount':
      return pen.write('P', line.text, plain, line.amount)
    case 'total':
      return pen.write('P', line.text, total, line.amount)
    case 'rule':
      return pen.rule()
    case 'space':
      return pen.skip(plain.size)
    default:
      return line satisfies never
  }
}

/** Writes from top to bottom, on as many pages as it takes. */
function createPen(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement) {
  let y = page.height

  function makeRoom(height: number): void {
    if (y + height <= page.height - margin.bottom) return
    document.addPage({ size: [page.width, page.height], margin: 0 })
    y = margin.top
  }

  return {
    skip: (height: number): void => void (y += height),

    /** A rule in the middle of a line's height. */
    rule(): void {
      makeRoom(plain.size)
      y += plain.size / 2
      document.markContent('Artifact', { type: 'Layout' })
      document
        .moveTo(margin.side, y)
        .lineTo(page.width - margin.side, y)
        .lineWidth(1)
      document.stroke('#000000')
      document.endMarkedContent()
      y += plain.size / 2
    },

    write(tag: string, text: string, lettering: Lettering, amount?: string): void {
      const textWidth = amount === undefined ? width : width - amountWidth
      const height = lettering.size * lineHeight
      const lines = linesOf(document, { text, width: textWidth, lettering })
      makeRoom(Math.min(lines.length, 4) * height)
      const actual = amount === undefined ? text : `${text}: ${amount}`
      root.add(
        document.struct(tag, { actual }, () => {
          document.fillColor('#000000')
          for (const [index, line] of lines.entries()) {
            makeRoom(height)
            if (index === 0 && amount !== undefined) {
              const x = page.width - margin.side - widthOf(document, amount, lettering)
              drawLine(document, { text: amount, x, y, lettering })
            }
            drawLine(document, { text: line, x: margin.side, y, lettering })
            y += height
          }
        }),
      )
    },
  }
}
