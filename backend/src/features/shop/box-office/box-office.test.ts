import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newBuyer } from '#test/buyer.ts'
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

test('B-12: the box office takes over the cart and sells it, and shows the order at an address of its own', async () => {
  const { buyer, event } = await buyerWithSeats(2)
  const checkout = await buyer.get('/box-office/de/')
  expect(checkout.status).toBe(200)
  expect(textOf(checkout.body)).toContain('Saal Reihe 1 Platz 1')
  expect(checkout.body).toContain('40\u00a0€')
  expect(checkout.body).toContain('data-cart-amount="2"')

  const placed = await submit(buyer, '/box-office/de/', person)
  expect(placed.status).toBe(303)
  const address = String(placed.headers['location'])
  expect(address).toMatch(/^https:\/\/theatre\.example\/box-office\/de\/orders\/[\w-]{43}\/$/)
  const order = await theatre.call(pathOf(address))
  expect(order.body).toContain('Vielen Dank für Ihre Bestellung!')
  expect(order.body).toContain('spätestens eine halbe Stunde vor Beginn')
  const tickets = (await theatre.call(`${pathOf(address)}tickets/`)).body
  expect(tickets.match(/<article/g)).toHaveLength(2)
  expect(textOf(tickets)).toContain('Saal Reihe 1 Platz 1')
  expect(await soldOf(event)).toBe(2)
  expect((await buyer.get('/box-office/en/')).body).toContain('Your cart is empty.')
})

test('X-01: an address of the box office without a page says so in its language', async () => {
  for (const [path, text] of [
    ['/box-office/de/nirgends/', 'Nicht gefunden'],
    ['/box-office/en/nowhere/', 'Not found'],
  ] as const) {
    const { status, headers, body } = await theatre.call(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(body).toContain(text)
  }
})

test('B-08: placing an order removes the header’s cookies, on host and domain', async () => {
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

test('the same form submitted twice, also concurrently, is one order', async () => {
  const { buyer, event } = await buyerWithSeats(2)
  const cookies = { ...buyer.cookies }
  const twins = await Promise.all(
    [1, 2].map(() => submit({ ...buyer, cookies: { ...cookies } }, '/box-office/de/', person)),
  )
  expect(twins.map(({ status }) => status)).toEqual([303, 303])
  expect(new Set(twins.map(({ headers }) => headers['location'])).size).toBe(1)
  expect(await soldOf(event)).toBe(2)
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
  const response = await submit(buyer, '/box-office/de/', { ...person, ...wrong })
  expect(response.status).toBe(400)
  expect(response.body).toContain('data-code="invalid_input"')
  expect(response.body.length).toBeLessThan(20_000)
  expect(await soldOf(event)).toBe(0)
})

test('input is shown as text, not as HTML', async () => {
  const { buyer } = await buyerWithSeats(1)
  const response = await submit(buyer, '/box-office/de/', {
    ...person,
    name: '"><script>1</script>',
    email: 'no',
  })
  expect(response.body).not.toContain('<script>1')
  expect(response.body).toContain('&#60;script&#62;1')
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
    const response = await submit(buyer, '/box-office/de/', person, wrong)
    expect([wrong, response.status]).toEqual([wrong, 403])
  }
  expect(await soldOf(event)).toBe(0)
  expect(
    (await submit(buyer, '/box-office/de/', person, { origin: undefined, relation: 'same-origin' }))
      .status,
  ).toBe(303)
})

test('expired holds and another visitor’s cart are not sold', async () => {
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

/** The text of a page, without markup. */
const textOf = (page: string) => page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
