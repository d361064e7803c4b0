import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import {
  buyerWithSeats,
  pathOf,
  person,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'

useBoxOffice()

test('S-09, B-12: the QR codes of the PDF are read as the codes of the tickets, one on each page', async () => {
  const { buyer } = await buyerWithSeats(3)
  const placed = await submit(buyer, '/box-office/de/', person)
  const path = pathOf(String(placed.headers['location']))
  const secret = path.split('/').at(-2)!
  const { body } = await theatre.call(`/de/api/shop-orders/${secret}/`)
  const codes = (body.tickets as { code: string }[]).map(({ code }) => code)
  expect(new Set(codes).size).toBe(3)
  const { rawPayload } = await theatre.app.inject({ url: `${path}tickets.pdf` })
  expect(readCodes(rawPayload)).toEqual(codes)
})

/** What a scanner reads from the pages of a PDF. */
function readCodes(pdf: Buffer): string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
  return streams.flatMap(([, compressed = '']) => {
    const squares = squaresOf(contentOf(Buffer.from(compressed, 'latin1')))
    return squares.length > 100 ? [decodeQR(pictureOf(squares))] : []
  })
}

function contentOf(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}

type Square = { x: number; y: number; size: number }

function squaresOf(content: string): Square[] {
  return [...content.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re\n/g)].flatMap((match) => {
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(1).map(Number)
    return width === height ? [{ x, y, size: width }] : []
  })
}

/** The squares in black on white, four pixels wide, with a margin. */
function pictureOf(squares: Square[]) {
  const left = Math.min(...squares.map(({ x }) => x))
  const top = Math.min(...squares.map(({ y }) => y))
  const cells = squares.map(({ x, y, size }) => ({
    column: Math.round((x - left) / size) + 4,
    row: Math.round((y - top) / size) + 4,
  }))
  const width = (Math.max(...cells.map(({ column }) => column)) + 5) * 4
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const { column, row } of cells) {
    for (let pixel = 0; pixel < 16; pixel += 1) {
      const x = column * 4 + (pixel % 4)
      const y = row * 4 + Math.floor(pixel / 4)
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height: width, data }
}
