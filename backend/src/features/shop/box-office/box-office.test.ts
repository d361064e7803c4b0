import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addEvent, type AddedEvent } from '#test/add-event.ts'
import { newBuyer, type Buyer } from '#test/buyer.ts'
import { runJobs } from '#test/run-jobs.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const site = 'https://theatre.example'
const person = {
  name: 'Franziska Moser',
  email: 'f.moser@example.at',
  payment_method: 'box_office',
}

test('B-12: the box office takes over the cart and sells it, and shows the order at an address of its own', async () => {
  const { buyer, event } = await buyerWithSeats(2)
  const checkout = await buyer.get('/box-office/de/')
  expect(checkout.status).toBe(200)
  expect(checkout.body).toContain('Saal, Reihe\u00a01, Platz\u00a01')
  expect(checkout.body).toContain('40,00\u00a0€')
  expect(checkout.body).toContain('data-cart-amount="2"')

  const placed = await submit(buyer, '/box-office/de/', person)
  expect(placed.status).toBe(303)
  const address = String(placed.headers['location'])
  expect(address).toMatch(/^https:\/\/theatre\.example\/box-office\/de\/orders\/[\w-]{43}\/$/)
  const order = await theatre.call(pathOf(address))
  expect(order.body).toContain('Vielen Dank für Ihre Bestellung!')
  expect(order.body).toContain('spätestens eine halbe Stunde vor Beginn')
  expect((await theatre.call(`${pathOf(address)}tickets/`)).body.match(/<article/g)).toHaveLength(2)
  expect(await soldOf(event)).toBe(2)
  expect((await buyer.get('/box-office/en/')).body).toContain('Your cart is empty.')
})

test('B-08: with the order the cookies of the header go, on the host and on the domain', async () => {
  const { buyer } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', person)
  const gone = [placed.headers['set-cookie']].flat().map(String)
  for (const name of ['cartAmount', 'cartUrl']) {
    expect(gone.filter((cookie) => cookie.startsWith(`${name}=;`))).toHaveLength(2)
  }
})

test('B-12: pages are private, stay out of search engines, and may be embedded by the site alone', async () => {
  const { headers } = await theatre.call('/box-office/de/')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['x-robots-tag']).toContain('noindex')
  expect(headers['x-frame-options']).toBeUndefined()
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`frame-ancestors ${site}`)
  expect(policy).toContain("default-src 'none'")
})

test('the same form twice, also at once, is one order', async () => {
  const { buyer, event } = await buyerWithSeats(2)
  const cookies = { ...buyer.cookies }
  const twins = await Promise.all(
    [1, 2].map(() => submit({ ...buyer, cookies: { ...cookies } }, '/box-office/de/', person)),
  )
  expect(twins.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(twins.map(({ headers }) => headers['location'])).size).toBe(1)
  expect(await soldOf(event)).toBe(2)
})

test('who pays with the test provider gets his tickets, who does not gives the seats back', async () => {
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
  await submit(declined.buyer, address, { outcome: 'declined' })
  expect(await soldOf(declined.event)).toBe(0)
  const late = await submit(declined.buyer, address, { outcome: 'paid' })
  expect(late.status).toBe(400)
  expect(late.body).toContain('data-code="no_reservation"')
})

test('what nobody pays for half an hour is for sale again; what is paid stays', async () => {
  const [left, stays] = [await buyerWithSeats(1), await buyerWithSeats(1)]
  const wish = { ...person, payment_method: 'test_payment' }
  await submit(left.buyer, '/box-office/de/', wish)
  const order = await submit(stays.buyer, '/box-office/de/', wish)
  await submit(stays.buyer, pathOf(String(order.headers['location'])), { outcome: 'paid' })
  await theatre.app.orders.releaseUnpaid()
  expect(await soldOf(left.event)).toBe(1)
  await theatre.database.execute(sql`
    update shop_order set placed_at = placed_at - interval '31 minutes'`)
  await theatre.app.orders.releaseUnpaid()
  expect([await soldOf(left.event), await soldOf(stays.event)]).toEqual([0, 1])
})

test('a bank transfer is asked for in words and as a code that banking apps read', async () => {
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

test('every ticket bears a code that is read at the door', async () => {
  const { buyer } = await buyerWithSeats(2)
  const placed = await submit(buyer, '/box-office/de/', person)
  const { body } = await theatre.call(`${pathOf(String(placed.headers['location']))}tickets/`)
  const codes = await decodeCodes(body)
  expect(new Set(codes).size).toBe(2)
  for (const code of codes) expect(body).toContain(`<p>${code}</p>`)
})

test('the letter tells the tickets and where they are, and is sent again when asked for', async () => {
  const { buyer, email } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', { ...person, email, name: 'Žofie Říhová' })
  const address = String(placed.headers['location'])
  expect(await filedLetters(email)).toHaveLength(1)
  const [letter] = await filedLetters(email)
  expect(letter).toContain(address)
  expect(letter).toContain('Reihe')
  await submit(buyer, `${pathOf(address)}mail/`, {})
  expect(await filedLetters(email)).toHaveLength(2)
})

test('a canceled order is free again, and its tickets are no longer shown', async () => {
  const { buyer, event } = await buyerWithSeats(1)
  const placed = await submit(buyer, '/box-office/de/', person)
  const order = pathOf(String(placed.headers['location']))
  expect((await submit(buyer, `${order}cancel/`, {})).status).toBe(303)
  expect(await soldOf(event)).toBe(0)
  expect((await theatre.call(order)).body).toContain('nicht mehr gültig')
  expect((await theatre.call(`${order}tickets/`)).status).toBe(303)
})

test.each([
  ['a line break in the address', { email: 'a@example.at\r\nBcc: all@example.at' }],
  ['a line break in the name', { name: 'Moser\r\nBcc: all@example.at' }],
  ['ten thousand characters', { name: 'x'.repeat(10_000) }],
  ['a long address', { email: `${'x'.repeat(10_000)}@example.at` }],
  ['no name', { name: '   ' }],
  ['a method that does not exist', { payment_method: 'gold' }],
  ['nothing', { name: '', email: '', payment_method: '' }],
])('the form is refused for %s, what was typed stays, and nothing is sold', async (_, wrong) => {
  const { buyer, event } = await buyerWithSeats(1)
  const answer = await submit(buyer, '/box-office/de/', { ...person, ...wrong })
  expect(answer.status).toBe(400)
  expect(answer.body).toContain('data-code="invalid_input"')
  expect(answer.body.length).toBeLessThan(20_000)
  expect(await soldOf(event)).toBe(0)
})

test('what is typed is shown as text, not as page', async () => {
  const { buyer } = await buyerWithSeats(1)
  const answer = await submit(buyer, '/box-office/de/', {
    ...person,
    name: '"><script>1</script>',
    email: 'no',
  })
  expect(answer.body).not.toContain('<script>1')
  expect(answer.body).toContain('&#60;script&#62;1')
})

test('X-09: forms without the token, with another one, or from another site change nothing', async () => {
  const { buyer, event } = await buyerWithSeats(1)
  for (const wrong of [
    { csrf: '' },
    { csrf: 'forged.token' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: undefined },
    { origin: undefined, relation: 'cross-site' },
  ]) {
    const answer = await submit(buyer, '/box-office/de/', person, wrong)
    expect([wrong, answer.status]).toEqual([wrong, 403])
  }
  expect(await soldOf(event)).toBe(0)
  expect(
    (await submit(buyer, '/box-office/de/', person, { origin: undefined, relation: 'same-origin' }))
      .status,
  ).toBe(303)
})

test('what was held too long, and another visitor’s cart, is not sold', async () => {
  const { buyer, event } = await buyerWithSeats(1)
  const stranger = await newBuyer(theatre)
  expect((await submit(stranger, '/box-office/de/', person)).body).toContain(
    'data-code="no_reservation"',
  )
  await theatre.database.execute(sql`
    update taken_place set held_until = now() where event_id = ${event.id}`)
  const late = await submit(buyer, '/box-office/en/', person)
  expect(late.status).toBe(400)
  expect(late.body).toContain('data-code="no_reservation"')
  expect(late.body).toContain('No current reservation.')
  expect(await soldOf(event)).toBe(0)
})

test('B-08: the time is extended from the page of the box office', async () => {
  const { buyer, event } = await buyerWithSeats(1)
  await theatre.database.execute(sql`
    update taken_place set held_until = now() + interval '1 minute' where event_id = ${event.id}`)
  expect((await submit(buyer, '/box-office/de/extend/', {})).status).toBe(303)
  expect((await buyer.get('/de/api/shop-cart/')).body.seconds_left).toBeGreaterThan(880)
  expect(buyer.cookies).toMatchObject({ cartAmount: '1', cartUrl: `${site}/webshop/cart` })
})

test.each([
  '/box-office/fr/',
  '/box-office/de/orders/unknown/',
  `/box-office/de/orders/${'a'.repeat(43)}/`,
])('%s does not exist', async (path) => {
  const { status, body } = await theatre.call(path)
  expect(status).toBe(404)
  expect(body).toContain('data-code="not_found"')
})

async function buyerWithSeats(count: number) {
  const event: AddedEvent = await addEvent(theatre.database, { rows: [count] })
  const buyer = await newBuyer(theatre)
  const { status } = await buyer.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    quantities: [count],
    sale_type_ids: [event.fullPrice],
    seat_group: event.seatGroup,
  })
  expect(status).toBe(200)
  return { buyer, event, email: `visitor-${event.id}@example.at` }
}

type From = { csrf?: string; origin?: string | undefined; relation?: string }

/** Sends a form as a browser does without script. */
async function submit(buyer: Buyer, url: string, fields: object, from: From = { origin: site }) {
  const { csrf = buyer.cookies['csrftoken'] ?? '', relation } = from
  const origin = 'origin' in from || relation ? from.origin : site
  const answer = await theatre.call({
    method: 'POST',
    url,
    cookies: buyer.cookies,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== undefined && { origin }),
      ...(relation && { 'sec-fetch-site': relation }),
    },
    payload: new URLSearchParams({ csrfmiddlewaretoken: csrf, ...fields }).toString(),
  })
  for (const { name, value } of answer.cookies) buyer.cookies[name] = value
  return answer
}

const pathOf = (address: string) => new URL(address).pathname

async function soldOf({ id }: AddedEvent): Promise<number> {
  const { rows } = await theatre.database.execute<{ count: number }>(sql`
    select count(*)::int as count from taken_place where event_id = ${id} and order_id is not null`)
  return rows[0]?.count ?? 0
}

/** The letters to an address, as they would be read. */
async function filedLetters(email: string): Promise<string[]> {
  await runJobs(theatre)
  const folder = join(theatre.folder, 'mail')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return letters
    .filter((letter) => letter.includes(email))
    .map((letter) => letter.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
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
