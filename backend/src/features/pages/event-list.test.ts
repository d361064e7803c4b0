import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayAtTheatre } from '#database/site-zone.ts'
import { event, eventTag } from '#database/tables/events.ts'
import { genre, tag } from '#database/tables/options.ts'
import { addPage } from '#test/add-page.ts'
import { useTheatre } from '#test/use-theatre.ts'

type Listed = { id: number; day: string; status: string; date_start: string }

const theatre = useTheatre()
let past: number
let marked: { tagId: number; eventIds: number[] }
let pageNumber = 0

beforeAll(async () => {
  const { database } = theatre
  const [evening] = await database
    .select()
    .from(event)
    .where(and(gt(event.overAt, sql`now() + interval '3 days'`), isNull(event.parentId)))
    .limit(1)
  const yesterday = dayAtTheatre(new Date(Date.now() - 86_400_000))
  await database.update(event).set({ day: yesterday }).where(eq(event.id, evening!.id))
  past = evening!.id
  const [one] = await database
    .insert(tag)
    .values({ key: 'test:einmalig', name: { de: 'Einmalig', en: 'Once' } })
    .returning({ id: tag.id })
  const some = await database
    .select({ id: event.id })
    .from(event)
    .where(gt(event.overAt, sql`now() + interval '1 day'`))
    .orderBy(asc(event.day), asc(event.startsAt), asc(event.id))
    .limit(2)
  const eventIds = some.map(({ id }) => id)
  await database.insert(eventTag).values(eventIds.map((eventId) => ({ eventId, tagId: one!.id })))
  marked = { tagId: one!.id, eventIds }
})

/** The modules of a page that has only these, as in a response to visitors. */
async function show(modules: { kind: string; [field: string]: unknown }[]) {
  pageNumber += 1
  const path = `liste-${pageNumber}`
  await addPage(theatre.database, { paths: { de: path }, modules })
  const { status, body } = await theatre.call(`/de/pageeditor-api/page/${path}`)
  expect(status).toBe(200)
  return body.modules
}

async function list(fields: object): Promise<Listed[]> {
  const [module] = await show([{ kind: 'event-list', ...fields }])
  return module.children
}

describe('M-07: a list of events', () => {
  test('begins now, is sorted by time and ends after ten, unless configured otherwise', async () => {
    const events = await list({})
    expect(events).toHaveLength(10)
    expect(events.map(({ id }) => id)).not.toContain(past)
    expect(events.every(({ status }) => status !== 'past_event')).toBe(true)
    const begins = events.map(({ day, date_start }) => `${day} ${date_start}`)
    expect(begins).toEqual(begins.toSorted())
    expect(await list({ limit: 3 })).toEqual(events.slice(0, 3))
  })

  test('shows the past where an editor wants it to begin there', async () => {
    const yesterday = dayAtTheatre(new Date(Date.now() - 86_400_000))
    const events = await list({ date_from: yesterday, date_to: yesterday })
    expect(events.map(({ id }) => id)).toContain(past)
    expect(events.every(({ day }) => day === yesterday)).toBe(true)
  })

  test('keeps to its days, the next three days, the weekend, and a tag', async () => {
    const today = dayAtTheatre(new Date())
    const inDays = (days: number) => dayAtTheatre(new Date(Date.now() + days * 86_400_000))
    const chosen = await list({ date_from: inDays(2), date_to: inDays(9), limit: 50 })
    expect(chosen.length).toBeGreaterThan(1)
    expect(chosen.every(({ day }) => day >= inDays(2) && day <= inDays(9))).toBe(true)
    const soon = await list({ filters: 'next_3_days', limit: 50 })
    const expected = (await list({ limit: 50 })).filter(({ day }) => day <= inDays(2))
    expect(soon).toEqual(expected)
    const weekend = await list({ filters: 'weekend', limit: 50 })
    // On a Sunday evening nothing may be left of it.
    const days = Array.from({ length: 7 }, (_, ahead) => inDays(ahead))
    const saturday = days.findIndex((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6)
    const coming = saturday === 6 ? [today] : days.slice(saturday, saturday + 2)
    const all = await list({ limit: 50 })
    expect(weekend).toEqual(all.filter(({ day }) => coming.includes(day)))
    for (const { day } of weekend) {
      expect(['Sat', 'Sun']).toContain(
        new Date(`${day}T12:00:00Z`).toLocaleDateString('en', {
          weekday: 'short',
          timeZone: 'UTC',
        }),
      )
      expect(day >= today && day <= inDays(7)).toBe(true)
    }
    const tagged = await list({ tag: marked.tagId })
    expect(tagged.map(({ id }) => id)).toEqual(marked.eventIds)
  })

  test('several lists of a page each show their own', async () => {
    const modules = await show([
      { kind: 'event-list', limit: 2 },
      { kind: 'event-list', tag: marked.tagId },
      { kind: 'event-list', limit: 2 },
    ])
    const ids = modules.map(({ children }: { children: Listed[] }) => children.map(({ id }) => id))
    expect(ids[0]).toEqual(ids[2])
    expect(ids[1]).toEqual(marked.eventIds)
  })
})

describe('M-03: highlights', () => {
  test('are productions of the chosen genres, each once, with picture and next date', async () => {
    const { database } = theatre
    const [opera] = await database.select().from(genre).where(eq(genre.key, 'opera'))
    expect(opera).toBeDefined()
    const [module] = await show([{ kind: 'highlight-teasers', categories: [opera!.id], limit: 24 }])
    const { productions } = module
    expect(productions.length).toBeGreaterThan(1)
    const ids = productions.map(({ id }: { id: number }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const one of productions) {
      expect(one.genre.id).toBe(opera!.id)
      expect(one.image_obj.url).toMatch(/^\/media\//)
      const dates = await database
        .select({ id: event.id })
        .from(event)
        .where(
          and(
            eq(event.productionId, one.id),
            gt(event.overAt, sql`now()`),
            isNull(event.parentId),
            isNotNull(event.productionId),
            ne(event.status, 'canceled'),
          ),
        )
        .orderBy(asc(event.startsAt), asc(event.id))
        .limit(1)
      expect(one.next.id).toBe(dates[0]!.id)
    }
    const begins = productions.map((one: { next: Listed }) => Date.parse(one.next.date_start))
    expect(begins).toEqual(begins.toSorted((a: number, b: number) => a - b))
  })

  test('of no genre are of all', async () => {
    const [module] = await show([{ kind: 'highlight-teasers', limit: 24 }])
    const genres = new Set(
      module.productions.map((one: { genre?: { id: number } }) => one.genre?.id),
    )
    expect(genres.size).toBeGreaterThan(2)
  })
})
