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

async function orderOf(count: number, details: Partial<typeof person> = {}): Promise<string> {
  const { buyer } = await buyerWithSeats(count)
  const placed = await submit(buyer, '/box-office/de/', { ...person, ...details })
  expect(placed.status).toBe(303)
  return pathOf(String(placed.headers['location']))
}

async function pdfOf(path: string) {
  const response = await theatre.app.inject({ url: `${path}tickets.pdf` })
  return { ...response, content: response.rawPayload }
}

/** Whether a text is said to screen readers: the structure of a PDF holds it uncompressed, as ASCII if it can. */
const says = (content: Buffer, text: string) =>
  content.includes(text) || content.includes(Buffer.from(text, 'utf16le').swap16())

test('B-12: the tickets of an order are a PDF with a page for each, whose text can be read aloud', async () => {
  const { statusCode, headers, content } = await pdfOf(await orderOf(2))
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-disposition']).toMatch(/^inline; filename="karten-\d+\.pdf"$/)
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2)
  expect(content.toString('latin1')).toContain('/Lang (de)')
  expect(says(content, 'Saal, Reihe\u00a01, Platz\u00a01')).toBe(true)
  expect(says(content, 'Saal, Reihe\u00a01, Platz\u00a02')).toBe(true)
  expect(says(content, 'Noch nicht bezahlt: Diese Karte gilt, sobald sie bezahlt ist.')).toBe(true)
})

test.each([
  ['Leoš Dvořák-Şahin', true],
  ['Олена Шевченко', false],
  ['李小龍 🎭', false],
])(
  'a ticket in the name of %s has a PDF; names in Latin letters are on it',
  async (name, isNamed) => {
    const { statusCode, content } = await pdfOf(await orderOf(1, { name }))
    expect(statusCode).toBe(200)
    expect(says(content, name)).toBe(isNamed)
  },
)

test('B-12: an unknown order has no PDF', async () => {
  const { statusCode } = await pdfOf(`/box-office/de/orders/${'a'.repeat(43)}/`)
  expect(statusCode).toBe(404)
})

test('the grounds of posters are a style sheet, and nothing else can be written into it', async () => {
  const { statusCode, headers, body } = await theatre.app.inject({
    url: '/box-office/grounds/105047-e8edf0.css',
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(body.match(/--ground/g)).toHaveLength(2)
  for (const name of [
    '10504',
    '105047-',
    "105047'",
    '105047%7D%20body',
    `${'105047-'.repeat(40)}105047`,
  ]) {
    expect((await theatre.call(`/box-office/grounds/${name}.css`)).status).toBe(404)
  }
})
