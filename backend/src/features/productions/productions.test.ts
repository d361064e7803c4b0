import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()

test('P-12: productions are sorted by their next date; past ones come last', async () => {
  const all = await everyProduction('')
  const next = all.map(({ events }) => events[0]?.date_start ?? null)
  const coming = next.filter((date) => date !== null)
  expect(coming.length).toBeGreaterThan(5)
  expect(next.slice(0, coming.length)).toEqual(coming)
  expect(coming).toEqual(coming.toSorted((one, other) => Date.parse(one) - Date.parse(other)))
  const last = all.slice(coming.length).map(({ date_last }) => date_last)
  expect(last).toEqual(last.toSorted().toReversed())
})

test('P-12: twelve a page', async () => {
  const { body } = await theatre.call('/de/api/productions/')
  expect(body.results).toHaveLength(12)
  expect(body.next).toBe('https://theatre.example/de/api/productions/?page=2')
})

test('P-12: the filters show the productions they name and no others', async () => {
  const all = await everyProduction('')
  const seasons = (await theatre.call('/de/api/seasons/')).body
  expect(seasons).toHaveLength(2)
  for (const { id } of seasons) {
    const expected = all.filter(({ season }) => season.id === id).map(({ id }) => id)
    expect((await everyProduction(`&season=${id}`)).map(({ id }) => id)).toEqual(expected)
  }
  const tag = all.find(({ tags }) => tags.length > 0)!.tags[0]!.id
  const tagged = all.filter(({ tags }) => tags.some(({ id }) => id === tag)).map(({ id }) => id)
  expect((await everyProduction(`&tag=${tag}`)).map(({ id }) => id)).toEqual(tagged)

  const day = all[Math.floor(all.length / 2)]!.date_last
  const later = all.filter(({ date_last }) => date_last >= day).map(({ id }) => id)
  expect(later.length).toBeLessThan(all.length)
  expect((await everyProduction(`&date=${day}`)).map(({ id }) => id)).toEqual(later)

  const guests = all.filter(({ exhibition_type }) => exhibition_type.id === 'gastspiel')
  expect(guests.length).toBeGreaterThan(0)
  expect(await everyProduction('&exhibition_type=gastspiel')).toEqual(guests)
})

test('productions can be fetched by number; unknown numbers are left out', async () => {
  const [one, , other] = await everyProduction('')
  const { body } = await theatre.call(`/de/api/productions/?ids=${other!.id},${one!.id},999999999`)
  expect(body.results.map(({ id }: Production) => id)).toEqual([one!.id, other!.id])
  expect((await theatre.call('/de/api/productions/?ids=1,x')).status).toBe(400)
})

async function concertWithProgramme() {
  for (const { id } of await everyProduction('')) {
    const response = await theatre.call(`/en/api/productions/${id}/`)
    if (response.body.programs.length > 0) return response
  }
  throw new Error('No production has a programme.')
}

test('P-10: sponsors come with their logos, those without one by name', async () => {
  const sponsors = new Map<string, { image_obj: { alt: string } | null }>()
  for (const { id } of await everyProduction('')) {
    const { body } = await theatre.call(`/de/api/productions/${id}/`)
    for (const one of body.sponsors) sponsors.set(one.name, one)
  }
  expect(sponsors.get('Sparkasse Ennsfelden')?.image_obj?.alt).toMatch(/Sparkasse/)
  expect(sponsors.get('Kulturfonds Ennsland')).toMatchObject({
    image_obj: null,
    image_thumbnails: [],
  })
})

test('P-11: a production has its people, its programme and only coming dates', async () => {
  const { body } = await concertWithProgramme()
  expect(body.contributors[0]).toMatchObject({ group: 'team' })
  expect(body.events.every(({ status }: { status: string }) => status !== 'past_event')).toBe(true)
  expect(body.events.length).toBeLessThanOrEqual(50)
})

type Production = {
  id: number
  date_last: string
  season: { id: number }
  tags: { id: number }[]
  exhibition_type: { id: string }
  events: { date_start: string }[]
}

async function everyProduction(query: string): Promise<Production[]> {
  const { body } = await theatre.call(`/de/api/productions/?page_size=100${query}`)
  expect(body.next).toBeNull()
  return body.results
}
