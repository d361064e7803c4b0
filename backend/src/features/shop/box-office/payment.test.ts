import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runJobs } from '#test/run-jobs.ts'
import {
  theatre,
  site,
  person,
  buyerWithSeats,
  submit,
  pathOf,
  soldOf,
  useBoxOffice,
} from '#test/box-office-buyer.ts'

useBoxOffice()

test('a paid test payment yields tickets; one that fails leaves the seats reserved, to be paid again, in another way, or cancelled', async () => {
  const paid = await buyerWithSeats(1)
  const toPay = await submit(paid.buyer, '/box-office/de/', {
    ...person,
    payment_method: 'test_payment',
  })
  const payment = pathOf(String(toPay.headers['location']))
  expect(payment).toMatch(/\/payment\/$/)
  expect(await filedLetters(paid.email)).toHaveLength(0)
  const done = await submit(paid.buyer, payment, { outcome: 'paid' })
  expect((await theatre.call(pathOf(String(done.headers['location'])))).body).toContain(
    '<p class="state">bezahlt</p>',
  )
  expect((await theatre.call(payment)).status).toBe(303)

  const declined = await buyerWithSeats(1)
  const order = await submit(declined.buyer, '/box-office/de/', {
    ...person,
    payment_method: 'test_payment',
  })
  const address = pathOf(String(order.headers['location']))
  const failed = await submit(declined.buyer, address, { outcome: 'declined' })
  const page = await theatre.call(String(failed.headers['location']).replace(site, ''))
  expect(page.body).toContain('Die Zahlung ist nicht zustande gekommen.')
  expect(page.body).toContain('Jetzt bezahlen')
  expect(await soldOf(declined.event)).toBe(1)

  const back = await declined.buyer.get('/box-office/de/')
  expect(back.body).toContain('Ihre Bestellung ist noch nicht bezahlt')
  const changed = await submit(declined.buyer, address.replace('payment/', 'method/'), {
    payment_method: 'bank_transfer',
  })
  expect((await theatre.call(pathOf(String(changed.headers['location'])))).body).toContain('IBAN')
  expect(await soldOf(declined.event)).toBe(1)

  await submit(declined.buyer, address.replace('payment/', 'cancel/'), {})
  expect(await soldOf(declined.event)).toBe(0)
  const late = await submit(declined.buyer, address.replace('payment/', 'method/'), {
    payment_method: 'box_office',
  })
  expect(late.status).toBe(400)
  expect(late.body).toContain('data-code="no_reservation"')
})

test('seats not paid within half an hour are for sale again; paid ones stay sold', async () => {
  const [left, stays] = [await buyerWithSeats(1), await buyerWithSeats(1)]
  const buyerDetails = { ...person, payment_method: 'test_payment' }
  await submit(left.buyer, '/box-office/de/', buyerDetails)
  const order = await submit(stays.buyer, '/box-office/de/', buyerDetails)
  await submit(stays.buyer, pathOf(String(order.headers['location'])), { outcome: 'paid' })
  await theatre.app.orders.releaseUnpaid()
  expect(await soldOf(left.event)).toBe(1)
  await theatre.database.execute(sql`
    update shop_order set placed_at = placed_at - interval '31 minutes'`)
  await theatre.app.orders.releaseUnpaid()
  expect([await soldOf(left.event), await soldOf(stays.event)]).toEqual([0, 1])
})

test('a bank transfer is described in words and as a QR code for banking apps', async () => {
  const { buyer } = await buyerWithSeats(2)
  const placed = await submit(buyer, '/box-office/en/', {
    ...person,
    payment_method: 'bank_transfer',
  })
  const { body } = await theatre.call(pathOf(String(placed.headers['location'])))
  expect(body).toContain('AT61\u00a01904\u00a03002\u00a03457\u00a03201')
  const number = /Order (\d+)/.exec(body)?.[1]
  expect((await decodeCodes(body))[0]?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Stadttheater Ennsfelden',
    'AT611904300234573201',
    'EUR40.00',
    '',
    '',
    number,
  ])
})

test('every ticket has a code that is scanned at admission', async () => {
  const { buyer } = await buyerWithSeats(2)
  const placed = await submit(buyer, '/box-office/de/', person)
  const { body } = await theatre.call(`${pathOf(String(placed.headers['location']))}tickets/`)
  const codes = await decodeCodes(body)
  expect(new Set(codes).size).toBe(2)
  for (const code of codes) expect(body).toContain(`<p>${code}</p>`)
})

test('the mail contains the tickets and their link, and is sent again on request', async () => {
  const { buyer, email } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', { ...person, email, name: 'Žofie Říhová' })
  const address = String(placed.headers['location'])
  expect(await filedLetters(email)).toHaveLength(1)
  const [mail] = await filedLetters(email)
  expect(mail).toContain(address)
  expect(mail).toContain('Reihe')
  await submit(buyer, `${pathOf(address)}mail/`, {})
  expect(await filedLetters(email)).toHaveLength(2)
})

test('a cancelled order releases its seats, and its tickets are no longer shown', async () => {
  const { buyer, event } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', person)
  const order = pathOf(String(placed.headers['location']))
  expect((await submit(buyer, `${order}cancel/`, {})).status).toBe(303)
  expect(await soldOf(event)).toBe(0)
  expect((await theatre.call(order)).body).toContain('nicht mehr gültig')
  expect((await theatre.call(`${order}tickets/`)).status).toBe(303)
})

/** The mails to an address, as they are received. */
async function filedLetters(email: string): Promise<string[]> {
  await runJobs(theatre)
  const folder = join(theatre.folder, 'mail')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return letters
    .filter((mail) => mail.includes(email))
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
}

/** What the QR codes of a page say, as a camera reads them. */
async function decodeCodes(page: string): Promise<string[]> {
  const pictures = page.match(/<svg[\s\S]*?<\/svg>/g) ?? []
  return Promise.all(
    pictures.map(async (svg) => {
      const { data, info } = await sharp(Buffer.from(svg), { density: 400 })
        .flatten({ background: 'white' })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })
    }),
  )
}
