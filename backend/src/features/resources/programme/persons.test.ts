import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { credit, production } from '#database/tables/productions.ts'
import { change } from '#database/tables/changes.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let staff: Session
let productions: number[]

beforeAll(async () => {
  const account = await addPerson(theatre.database, [{ role: 'publisher', pageId: null }])
  staff = await logIn(theatre, account)
  const rows = await theatre.database
    .select({ id: production.id })
    .from(production)
    .orderBy(asc(production.id))
    .limit(2)
  productions = rows.map(({ id }) => id)
})

const url = '/de/admin-api/persons/'
const creditIn = (id: number, role: string) => ({
  production: id,
  group: 'cast',
  role: { de: role },
})
const add = (credits: object[]) =>
  staff.send({ url, payload: { first_name: 'Ida', last_name: 'Probe', credits } })

test('P-14: credits keep their ids when a person is saved, and come last in their production', async () => {
  const { body } = await add([creditIn(productions[0]!, 'Nora'), creditIn(productions[1]!, 'Lulu')])
  const [nora, lulu] = body.credits
  const payload = {
    credits: [{ ...nora, role: { de: 'Nora', en: 'Nora' } }, creditIn(productions[0]!, 'Helene')],
  }
  const saved = (await staff.send({ method: 'PATCH', url: `${url}${body.id}/`, payload })).body
  expect(saved.credits).toEqual([
    { ...nora, role: { de: 'Nora', en: 'Nora' } },
    { id: expect.any(Number), ...creditIn(productions[0]!, 'Helene') },
  ])
  expect(saved.revision).toBeGreaterThan(body.revision)
  const rows = await theatre.database.select().from(credit).where(eq(credit.id, lulu.id))
  expect(rows).toEqual([])
  const parts = (await theatre.call(`/de/api/persons/${body.id}/parts/`)).body
  expect(parts.map(({ role }: { role: string }) => role).toSorted()).toEqual(['Helene', 'Nora'])
  const [last] = (
    await theatre.call(`/de/api/productions/${productions[0]}/`)
  ).body.contributors.slice(-1)
  expect(last.role).toBe('Helene')
})

test('P-14: a change of a person makes their productions and those’ events stale', async () => {
  const { body } = await add([creditIn(productions[0]!, 'Nora')])
  await staff.send({ method: 'PATCH', url: `${url}${body.id}/`, payload: { last_name: 'Anders' } })
  const rows = await theatre.database.select().from(change).orderBy(asc(change.id))
  expect(rows.at(-1)!.tags).toEqual(
    expect.arrayContaining([`person:${body.id}`, 'persons', `production:${productions[0]}`]),
  )
})

test('X-10: what does not exist and credits of somebody else are refused by field', async () => {
  const { body } = await add([creditIn(productions[0]!, 'Nora')])
  const stranger = (await add([creditIn(productions[0]!, 'Hilde')])).body.credits[0]
  const refused = await staff.send({
    method: 'PATCH',
    url: `${url}${body.id}/`,
    payload: {
      category: 999_999,
      image: 999_999,
      credits: [
        creditIn(999_999, 'Niemand'),
        { ...creditIn(productions[0]!, 'X'), id: stranger.id },
      ],
    },
  })
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([
    400,
    ['category', 'credits.0.production', 'credits.1.id', 'image'],
  ])
})

test('X-10: who is in a programme cannot be deleted, and the response says in which', async () => {
  const { body } = await add([creditIn(productions[0]!, 'Nora')])
  const refused = await staff.send({ method: 'DELETE', url: `${url}${body.id}/` })
  expect([refused.status, refused.body.uses]).toEqual([
    409,
    [{ type: 'production', id: productions[0], label: expect.any(String) }],
  ])
  expect((await theatre.call(`/de/api/persons/${body.id}/`)).status).toBe(200)
})

test('X-10: scripts in a biography are not stored', async () => {
  const biography = { de: '<p onclick="x()">Gut</p><script>x()</script>', en: '' }
  const { body } = await staff.send({ url, payload: { last_name: 'Html', biography } })
  expect(body.biography).toEqual({ de: '<p>Gut</p>' })
  expect(body.slug).toBe('html')
})
