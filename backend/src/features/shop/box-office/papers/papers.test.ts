import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { account, favourite } from '#database/tables/accounts.ts'
import { linksOf, mailsTo } from '#test/accounts/mails.ts'
import {
  buyerWithSeats,
  pathOf,
  person,
  submit,
  theatre,
  useBoxOffice,
} from '#test/box-office-buyer.ts'
import { type Buyer, newBuyer } from '#test/buyer.ts'

useBoxOffice()

const email = 'daten@example.at'
let visitor: Buyer
let orderPath: string
let titleOfProduction: string

/** Whether a text is said to screen readers: the structure of a PDF holds it uncompressed, as ASCII if it can. */
const says = (content: Buffer, text: string) =>
  content.includes(text) || content.includes(Buffer.from(text, 'utf16le').swap16())

const fileOf = async (url: string, cookies: Record<string, string> = {}) => {
  const response = await theatre.app.inject({ url, cookies })
  return { ...response, content: response.rawPayload }
}

beforeAll(async () => {
  const { buyer } = await buyerWithSeats(2)
  const details = { ...person, email, access_needs: 'Hörverstärker' }
  const placed = await submit(buyer, '/box-office/de/', details)
  orderPath = pathOf(String(placed.headers['location']))
  visitor = await newBuyer(theatre)
  await visitor.post('/de/api/user/registration/', {
    email,
    first_name: 'Eva',
    last_name: 'Öllinger',
  })
  const link = linksOf((await mailsTo(theatre, email)).at(-1) as never).text[0]!
  await visitor.post(`/de/api/user/mail-links/${link.split('/').at(-1)}/redeem/`)
})

test('S-09: the invoice of an order is a PDF with buyer, tickets and total', async () => {
  const { statusCode, headers, content } = await fileOf(`${orderPath}invoice.pdf`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/pdf')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-disposition']).toMatch(/^inline; filename="rechnung-\d+\.pdf"$/)
  expect(says(content, 'Franziska Moser')).toBe(true)
  expect(says(content, email)).toBe(true)
  expect(says(content, 'Der Betrag ist noch offen.')).toBe(true)
  expect(says(content, ',00\u00a0€')).toBe(true)
  const english = await fileOf(`${orderPath.replace('/de/', '/en/')}invoice.pdf`)
  expect(says(english.content, 'The amount is not paid yet.')).toBe(true)
})

test('S-09, R-15: papers name the day at the theatre, also half an hour after the midnight before the clocks change', async () => {
  const instant = '2026-03-28T23:30:00Z'
  const { $client } = theatre.database
  await $client.query('update account set created_at = $1 where email = $2', [instant, email])
  await $client.query('update shop_order set placed_at = $1 where email = $2', [instant, email])
  const invoice = await fileOf(`${orderPath}invoice.pdf`)
  expect(says(invoice.content, 'Rechnungsdatum: Sonntag, 29.03.2026')).toBe(true)
  const own = await fileOf('/box-office/de/account/data.pdf', visitor.cookies)
  expect(says(own.content, 'Konto seit: Sonntag, 29.03.2026')).toBe(true)
})

test('S-09: nobody has the invoice of somebody else: an address that is guessed leads nowhere', async () => {
  const { statusCode } = await fileOf(`/box-office/de/orders/${'a'.repeat(43)}/invoice.pdf`)
  expect(statusCode).toBe(404)
})

test('R-15: an account downloads all its data, for programs without anything that opens it', async () => {
  const [own] = await theatre.database.select().from(account).where(eq(account.email, email))
  const { rows } = await theatre.database.execute<{ id: number; title: string }>(
    sql`select id, title ->> 'de' as title from production limit 1`,
  )
  const marked = { accountId: own!.id, type: 'production' as const, entityId: rows[0]?.id ?? 1 }
  const [untitled] = (
    await theatre.database.execute<{ id: number; title: string }>(
      sql`select event.id, production.title ->> 'en' as title from event
        join production on production.id = production_id where event.title is null limit 1`,
    )
  ).rows
  titleOfProduction = untitled!.title
  await theatre.database
    .insert(favourite)
    .values([marked, { ...marked, type: 'event', entityId: untitled!.id }])
  await sendEntry(visitor, { worte: 'Mein Wort', email })
  await sendEntry(visitor, { worte: 'Wort über jemand anderen', email: 'andere@example.at' })
  await sendEntry(await newBuyer(theatre), { worte: 'Wort eines Gastes', email })
  await visitor.post('/de/api/user/mailings/', { newsletter: true })
  const { statusCode, headers, body } = await fileOf(
    '/box-office/de/account/data.json',
    visitor.cookies,
  )
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(headers['content-disposition']).toBe('attachment; filename="meine-daten.json"')
  const data = JSON.parse(body)
  expect(data.account).toMatchObject({ email, first_name: 'Eva', language: 'de' })
  expect(data.orders).toMatchObject([{ email, access_needs: 'Hörverstärker', tickets: [{}, {}] }])
  expect(data.favourites).toMatchObject([
    { type: 'event', title: expect.stringMatching(/./) },
    { type: 'production', number: marked.entityId },
  ])
  expect(data.sessions).toMatchObject([{ credential: 'mail' }])
  expect(data.entries).toMatchObject([
    {
      form: 'Wie war Ihr Abend?',
      values: [
        { label: 'Der Abend war', value: 'groß' },
        { label: 'Erzählen Sie', value: 'Mein Wort' },
        { label: 'E-Mail', value: email },
      ],
    },
  ])
  expect(body).not.toContain('Wort eines Gastes')
  expect(body).not.toContain('Wort über jemand anderen')
  expect(data.mailings).toMatchObject([{ mailing: 'newsletter' }])
  expect(body).not.toContain(orderPath.split('/').at(-2))
  expect(body).not.toContain(visitor.cookies['sessionid'])
})

test('R-15: and for people as a PDF', async () => {
  const { statusCode, headers, content } = await fileOf(
    '/box-office/en/account/data.pdf',
    visitor.cookies,
  )
  expect(statusCode).toBe(200)
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.pdf"')
  expect(says(content, 'Name: Eva Öllinger')).toBe(true)
  expect(says(content, `E-mail address: ${email}`)).toBe(true)
  expect(says(content, 'We prepare for you: Hörverstärker')).toBe(true)
  expect(says(content, 'Tell us: Mein Wort')).toBe(true)
  expect(says(content, 'Newsletter, since')).toBe(true)
  // An event that takes its title from its production.
  expect(says(content, titleOfProduction)).toBe(true)
})

test.each(['json', 'pdf'])('X-09: a guest gets no data as %s, but the log-in', async (ending) => {
  const { statusCode, headers } = await fileOf(`/box-office/de/account/data.${ending}`)
  expect([statusCode, headers.location]).toEqual([303, '/de/user/profile'])
})

async function sendEntry(sender: Buyer, values: { worte: string; email: string }) {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select id from form where key = 'demo:rueckmeldung'`,
  )
  const { status } = await sender.post('/de/api/forms-entries/', {
    form: rows[0]!.id,
    field_values: { urteil: 'gross', ...values, email2: values.email },
  })
  expect(status).toBe(200)
}
