import { encodeQR } from 'qr'
import {
  dayOfMonth,
  formatEuros,
  formatMoment,
  formatMonth,
  formatSeat,
  formatTime,
  formatWeekday,
  seatWords,
} from '#features/shop/messages/format-ticket.ts'
import type { PageContext } from '#features/shop/box-office/page-context.ts'
import { textColorOn } from '#features/shop/box-office/posters/poster-colors.ts'
import { placeOf } from '#features/shop/box-office/posters/poster-panel.ts'
import type { ShownOrder } from '#features/shop/box-office/shown-order.ts'
import { drawLine, isWritable, linesOf, widthOf, type Lettering } from './ticket-faces.ts'

type Document = PDFKit.PDFDocument

export type Sheet = {
  ticket: ShownOrder['tickets'][number]
  order: ShownOrder
  /** Of the venue; may be empty. */
  address: string
  /** Of the poster, `#rrggbb`. */
  ground: string
  /** The poster, 4:5, as JPEG. */
  poster: Buffer | undefined
}

type Texts = Pick<PageContext, 'texts' | 'locale' | 'houseName'>
type Drawing = { document: Document; part: PDFKit.PDFStructureElement }

// A5 upright, in points: the poster above, the stub below.
const page = { width: 419.53, height: 595.28 }
const margin = 28
const stubTop = 392
const poster = { width: 216, height: 270 }
const qr = { size: 118, margin: 4 }

const small: Lettering = { face: 'text', size: 9 }
const plain: Lettering = { face: 'text', size: 11 }
const titleSizes = [54, 46, 38, 32, 26, 22, 18, 14]
const titleHeight = 84
const lineHeight = 1.3

/** Draws a ticket on a page of its own, with its text marked up for screen readers. */
export function drawTicketSheet(drawing: Drawing, sheet: Sheet, texts: Texts): void {
  drawing.document.addPage({ size: [page.width, page.height], margin: 0 })
  drawGround(drawing.document, sheet)
  drawPoster(drawing, sheet, texts)
  drawStub(drawing, sheet, texts)
}

function drawGround(document: Document, { ground, poster: image }: Sheet): void {
  document.markContent('Artifact', { type: 'Layout' })
  document.rect(0, 0, page.width, stubTop).fill(ground)
  if (image) {
    const top = stubTop - poster.height
    document.image(image, 0, top, poster)
    // The ground is that of the poster: without a rule its motif seems to be cut off there.
    document.moveTo(0, top).lineTo(poster.width, top).lineTo(poster.width, stubTop)
    document.lineWidth(2).stroke(textColorOn(ground))
  }
  document.moveTo(0, stubTop).lineTo(page.width, stubTop).lineWidth(1).dash(4, { space: 3 })
  document.stroke('#000000').undash()
  document.endMarkedContent()
}

function drawPoster({ document, part }: Drawing, sheet: Sheet, texts: Texts): void {
  const { ticket, address, ground, poster: image } = sheet
  const { locale, houseName } = texts
  const { event, time_start: entry } = ticket
  const color = textColorOn(ground)
  const width = page.width - 2 * margin

  const write = (
    tag: string,
    text: string,
    place: { x: number; y: number; lettering: Lettering },
  ) =>
    part.add(
      document.struct(tag, { actual: text }, () => {
        document.fillColor(color)
        drawLine(document, { text, ...place })
      }),
    )
  write('P', `${houseName} · ${texts.texts.ticket}`, { x: margin, y: 22, lettering: small })
  const title = event.title ?? ''
  const size = titleSizes.find((points) => isFitting(document, title, points)) ?? 14
  const lettering: Lettering = { face: 'title', size }
  part.add(
    document.struct('H1', { actual: title }, () => {
      document.fillColor(color)
      for (const [index, text] of linesOf(document, { text: title, width, lettering }).entries()) {
        drawLine(document, { text, x: margin, y: 36 + index * size * 0.92, lettering })
      }
    }),
  )

  const left = image ? poster.width + 16 : margin
  const beside = page.width - margin - left
  const below = [placeOf(event), address].filter(Boolean)
  const belowLines = below.flatMap((text) =>
    linesOf(document, { text, width: beside, lettering: small }),
  )
  const time = entry?.slice(0, 5) ?? event.time
  const when = [
    formatWeekday(event.day, locale),
    formatMonth(event.day, locale),
    ...(time ? [formatTime(time, locale)] : []),
  ]
  part.add(
    document.struct('P', { actual: formatMoment(ticket, locale) }, () => {
      document.fillColor(color)
      const y = stubTop - 24 - belowLines.length * small.size * lineHeight - when.length * 15
      const day: Lettering = { face: 'title', size: 88 }
      drawLine(document, {
        text: String(dayOfMonth(event.day)),
        x: left,
        y: y - 92,
        lettering: day,
      })
      for (const [index, text] of when.entries()) {
        drawLine(document, { text, x: left, y: y + index * 15, lettering: plain })
      }
    }),
  )
  part.add(
    document.struct('P', { actual: below.join(', ') }, () => {
      document.fillColor(color)
      const top = stubTop - 18 - belowLines.length * small.size * lineHeight
      for (const [index, text] of belowLines.entries()) {
        const y = top + index * small.size * lineHeight
        drawLine(document, { text, x: left, y, lettering: small })
      }
    }),
  )
}

function drawStub({ document, part }: Drawing, sheet: Sheet, { texts, locale }: Texts): void {
  const { ticket, order } = sheet
  const words = seatWords[locale]
  const top = stubTop + 22
  const width = page.width - 2 * margin - qr.size - 16

  part.add(
    document.struct('P', { actual: formatSeat(ticket, locale) }, () => {
      document.fillColor('#000000')
      if (ticket.row === '' && ticket.seat === '') {
        const lettering: Lettering = { face: 'title', size: 26 }
        for (const [index, text] of linesOf(document, {
          text: formatSeat(ticket, locale),
          width,
          lettering,
        }).entries()) {
          drawLine(document, { text, x: margin, y: top + index * 28, lettering })
        }
        return
      }
      drawLine(document, { text: ticket.seat_group_text, x: margin, y: top, lettering: plain })
      let x = margin
      for (const [word, value] of [
        [words.row, ticket.row],
        [words.seat, ticket.seat],
      ] as const) {
        const lettering: Lettering = { face: 'title', size: value.length > 3 ? 36 : 64 }
        drawLine(document, { text: capitalize(word), x, y: top + 22, lettering: small })
        drawLine(document, { text: value, x, y: top + 30, lettering })
        x += Math.max(widthOf(document, value, lettering), widthOf(document, word, small)) + 28
      }
    }),
  )
  part.add(
    document.struct('Figure', { alt: texts.ticketCode(ticket.code) }, () => {
      const x = page.width - margin - qr.size
      drawCode(document, { code: ticket.code, x, y: stubTop + 16 })
    }),
  )
  part.add(
    document.struct('P', { actual: ticket.code }, () => {
      const indent = (qr.size - widthOf(document, ticket.code, plain)) / 2
      const x = page.width - margin - qr.size + indent
      const y = stubTop + 16 + qr.size
      drawLine(document, { text: ticket.code, x, y, lettering: plain })
    }),
  )
  const status = texts.status[order.payment_status]
  const lines = [
    `${ticket.sale_type} · ${formatEuros(ticket.price, locale)} · ${status}`,
    ...(order.payment_status === 'open' ? [texts.unpaidTicket] : []),
    // The faces have Latin letters only; without them the number says whose order it is.
    [texts.order(order.number), ...(isWritable(order.name) ? [order.name] : [])].join(' · '),
    texts.admission,
  ]
  const paragraphs = lines.map((actual) => ({
    actual,
    lines: linesOf(document, { text: actual, width: page.width - 2 * margin, lettering: small }),
  }))
  const count = paragraphs.reduce((sum, paragraph) => sum + paragraph.lines.length, 0)
  let y = page.height - 26 - count * small.size * lineHeight
  for (const paragraph of paragraphs) {
    part.add(
      document.struct('P', { actual: paragraph.actual }, () => {
        for (const text of paragraph.lines) {
          drawLine(document, { text, x: margin, y, lettering: small })
          y += small.size * lineHeight
        }
      }),
    )
  }
}

function isFitting(document: Document, title: string, size: number): boolean {
  const width = page.width - 2 * margin
  const lettering: Lettering = { face: 'title', size }
  const lines = linesOf(document, { text: title, width, lettering })
  const isNarrow = lines.every((line) => widthOf(document, line, lettering) <= width)
  return isNarrow && lines.length * size * 0.92 <= titleHeight
}

function drawCode(
  document: Document,
  { code, x, y }: { code: string; x: number; y: number },
): void {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: qr.margin })
  const module = qr.size / rows.length
  for (const [row, modules] of rows.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) document.rect(x + column * module, y + row * module, module, module)
    }
  }
  document.fill('#000000')
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
