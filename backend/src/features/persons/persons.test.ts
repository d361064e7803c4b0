import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { person } from '#database/tables/people.ts'
import { credit } from '#database/tables/productions.ts'
import { recordStatements } from '#test/rows/record-statements.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

type Person = {
  id: number
  name: string
  last_name: string
  biography: string
  category: { id: number } | null
}

test('P-14: members of the theatre are sorted by category and name', async () => {
  const categories = (await theatre.call('/de/api/person-categories/')).body
  const { body } = await theatre.call('/de/api/persons/')
  expect(body.count).toBe(60)
  expect(body.results).toHaveLength(60)
  const order = categories.map(({ id }: { id: number }) => id)
  const places = body.results.map(({ category }: Person) => order.indexOf(category!.id))
  expect(places).toEqual(places.toSorted((one: number, other: number) => one - other))
  for (const id of order) {
    const { results } = (await theatre.call(`/de/api/persons/?category=${id}`)).body
    const names = results.map(({ last_name }: Person) => last_name)
    expect(names.length).toBeGreaterThan(0)
    expect(names).toEqual(names.toSorted())
    expect(results.every((row: Person) => row.category?.id === id)).toBe(true)
  }
})

test('P-14: people known only from programmes have a page, but are not in the team', async () => {
  const [guest] = await theatre.database
    .insert(person)
    .values({
      key: 'test:guest',
      slug: 'gustav-mahler',
      firstName: 'Gustav',
      lastName: 'Mahler',
      profession: { de: 'Dirigent', en: 'Conductor' },
      biography: { de: '' },
    })
    .returning({ id: person.id })
  const team = (await theatre.call('/de/api/persons/')).body
  expect(team.results.some(({ id }: Person) => id === guest!.id)).toBe(false)
  const { body } = await theatre.call(`/en/api/persons/${guest!.id}/`)
  expect(body).toMatchObject({ name: 'Gustav Mahler', profession: 'Conductor', category: null })
  const found = (await theatre.call(`/de/api/persons/?ids=${guest!.id},999999999`)).body
  expect(found.results.map(({ id }: Person) => id)).toEqual([guest!.id])
})

test('R-07: a person has a profession, a biography and a portrait in both languages', async () => {
  const [first] = (await theatre.call('/de/api/persons/?page_size=1')).body.results
  const german = (await theatre.call(`/de/api/persons/${first.id}/`)).body
  const english = (await theatre.call(`/en/api/persons/${first.id}/`)).body
  expect(german).toEqual(first)
  expect(german.biography).toMatch(/^<p>/)
  expect(english.biography).not.toBe(german.biography)
  expect((await theatre.call('/de/api/persons/999999999/')).status).toBe(404)
  expect((await theatre.call('/de/api/persons/x/')).status).toBe(404)
})

test('R-07: a person’s parts lead to their productions, the latest first', async () => {
  const [busy] = await theatre.database
    .select({ id: credit.personId })
    .from(credit)
    .groupBy(credit.personId)
    .orderBy(sql`count(*) desc`)
    .limit(1)
  const parts = (await theatre.call(`/de/api/persons/${busy!.id}/parts/`)).body
  expect(parts.length).toBeGreaterThan(3)
  const ids = [...new Set(parts.map(({ production }: Part) => production.id))]
  const { results } = (
    await theatre.call(`/de/api/productions/?page_size=100&ids=${ids.join(',')}`)
  ).body
  const lastDays = new Map<number, string>(
    results.map((row: { id: number; date_last: string }) => [row.id, row.date_last]),
  )
  const days = parts.map(({ production }: Part) => lastDays.get(production.id))
  expect(days).toEqual(days.toSorted().toReversed())
  for (const { contributors } of results) {
    const own = contributors.find((one: { person_id: number }) => one.person_id === busy!.id)
    expect(own.person).toEqual({ id: busy!.id, slug: own.slug, name: own.name })
  }
})

test('X-11: sixty people cost as many queries as one', async () => {
  const count = async (url: string) => {
    const statements = await recordStatements(theatre.database, async () =>
      expect((await theatre.call(url)).status).toBe(200),
    )
    return statements.length
  }
  const one = await count('/de/api/persons/?page_size=1')
  expect(one).toBeGreaterThan(0)
  expect(await count('/de/api/persons/?page_size=100')).toBe(one)
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select person_id as id from credit group by 1 order by count(*) desc limit 1`,
  )
  expect(await count(`/de/api/persons/${rows[0]!.id}/parts/`)).toBe(1)
})

type Part = { production: { id: number } }
