import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mailingConsent } from '#database/tables/mailings.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const url = '/de/admin-api/newsletter/'

const add = (email: string) =>
  theatre.database.insert(mailingConsent).values({ mailing: 'newsletter', email, endHash: email })
const staff = async (role: 'publisher' | 'editor' | 'box_office') =>
  logIn(theatre, await addPerson(theatre.database, [{ role, pageId: null }]))

test('S-09 L-07: staff sees who gets the newsletter, finds an address, and ends a subscription, which the audit log names by number', async () => {
  await theatre.database.delete(mailingConsent)
  for (const name of ['anna', 'berta', 'carla']) await add(`${name}@example.at`)
  const publisher = await staff('publisher')
  const list = (query = '') => theatre.call({ url: `${url}${query}`, headers: publisher.headers })
  const { status, body } = await list()
  expect([status, body.count]).toEqual([200, 3])
  expect(body.results[0]).toEqual({
    id: expect.any(Number),
    email: 'carla@example.at',
    language: 'de',
    confirmed_at: expect.any(String),
    is_reported: false,
  })
  const [found] = (await list('?search=BERT')).body.results
  expect(found).toMatchObject({ email: 'berta@example.at' })

  const end = `${url}${found.id}/end/`
  const ended = await publisher.send({ url: end })
  expect(ended.body.results.map(({ email }: { email: string }) => email)).toEqual([
    'carla@example.at',
    'anna@example.at',
  ])
  expect((await publisher.send({ url: end })).status).toBe(404)
  const { rows } = await theatre.database.execute(sql`
    select what from audit where operation = 'endNewsletterSubscription'`)
  expect(rows).toEqual([{ what: `newsletter subscription ${found.id} ended` }])
})

test('X-09: the newsletter’s addresses are for who may publish only', async () => {
  for (const role of ['editor', 'box_office'] as const) {
    const { headers } = await staff(role)
    expect((await theatre.call({ url, headers })).status).toBe(403)
  }
  expect((await theatre.call(url)).status).toBe(401)
})
