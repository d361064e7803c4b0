import {
  staleByOption,
  staleByPerson,
  staleByVenue,
  tagsOfRead,
  type ChangeTag,
} from '@foyer/schema/change-tags.ts'
import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { event, price } from '#database/tables/events.ts'
import { genre } from '#database/tables/options.ts'
import { room, venue } from '#database/tables/places.ts'
import { person, personCategory } from '#database/tables/people.ts'
import { credit, production } from '#database/tables/productions.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { findStaleByEvents, findStaleByProductions } from '#catalogue/stale-store.ts'

type Read = { path: string; tags: ChangeTag[] }

const theatre = useTheatre()
let reads: Read[]
let responses: string[]
let evening: { id: number; productionId: number; venueId: number; roomId: number; genreId: number }
let introduction: { id: number }
let otherProductionId: number
let contributor: { id: number; categoryId: number }

beforeAll(async () => {
  const { database } = theatre
  const [coming] = await database
    .select()
    .from(event)
    .where(and(isNotNull(event.parentId), gt(event.overAt, sql`now() + interval '1 day'`)))
    .orderBy(asc(event.overAt))
    .limit(1)
  introduction = coming!
  const [found] = await database.select().from(event).where(eq(event.id, coming!.parentId!))
  evening = found as typeof evening
  const [other] = await database
    .select()
    .from(production)
    .where(ne(production.id, evening.productionId))
    .orderBy(asc(production.id))
    .limit(1)
  otherProductionId = other!.id
  const [credited] = await database
    .select({ id: person.id, categoryId: person.categoryId })
    .from(credit)
    .innerJoin(person, eq(person.id, credit.personId))
    .where(eq(credit.productionId, evening.productionId))
    .orderBy(asc(credit.position))
    .limit(1)
  contributor = credited as typeof contributor
  reads = await listReads()
  responses = await readAll()
})

/** Every kind of read that sites cache, and the pages of all events that could show the changed event, and some others. */
async function listReads(): Promise<Read[]> {
  const { database } = theatre
  const shown = await database
    .select({ id: event.id })
    .from(event)
    .where(
      or(
        eq(event.productionId, evening.productionId),
        eq(event.id, introduction.id),
        eq(event.roomId, evening.roomId),
      ),
    )
    .orderBy(
      sql`${event.productionId} is distinct from ${evening.productionId}`,
      sql`${event.id} <> ${introduction.id}`,
    )
    .limit(15)
  const productionIds = [evening.productionId, otherProductionId]
  const venues = await database.select({ id: venue.id }).from(venue)
  const options = [
    'rooms',
    'exhibition-types',
    'event-tags',
    'series',
    'genres',
    'seasons',
    'production-tags',
  ]
  return [
    { path: 'api/events/?date=2000-01-01&page_size=100', tags: tagsOfRead.events() },
    {
      path: `api/events/?production=${evening.productionId}&date=2000-01-01`,
      tags: tagsOfRead.events(),
    },
    { path: `api/events/?venue=${evening.venueId}`, tags: tagsOfRead.events() },
    { path: 'api/calendar/?date=2000-01-01', tags: tagsOfRead.calendar() },
    { path: 'api/teasers/', tags: tagsOfRead.teasers() },
    { path: 'api/productions/?page_size=50', tags: tagsOfRead.productions() },
    { path: 'api/venues/', tags: tagsOfRead.venues() },
    { path: 'api/persons/', tags: tagsOfRead.persons() },
    { path: `api/persons/${contributor.id}/`, tags: tagsOfRead.person(contributor.id) },
    { path: `api/persons/${contributor.id}/parts/`, tags: tagsOfRead.personParts(contributor.id) },
    { path: 'api/person-categories/', tags: tagsOfRead.options() },
    { path: 'pageeditor-api/nav', tags: tagsOfRead.navigation() },
    { path: 'pageeditor-api/redirect', tags: tagsOfRead.redirects() },
    ...options.map((name) => ({ path: `api/${name}/`, tags: tagsOfRead.options() })),
    ...shown.map(({ id }) => ({ path: `api/events/${id}/`, tags: tagsOfRead.event(id) })),
    ...productionIds.map((id) => ({
      path: `api/productions/${id}/`,
      tags: tagsOfRead.production(id),
    })),
    ...venues.map(({ id }) => ({ path: `api/venues/${id}/`, tags: tagsOfRead.venue(id) })),
  ]
}

async function readAll(): Promise<string[]> {
  const bodies = []
  for (const { path } of reads) {
    const { body } = await theatre.call(`/de/${path}`)
    bodies.push(JSON.stringify(body))
  }
  return bodies
}

/** Makes a change; returns the reads that it changed, and those among them that no stale tag reaches. */
async function watch(make: () => Promise<ChangeTag[]>) {
  const before = responses
  const stale = new Set(await make())
  responses = await readAll()
  const changed = reads.filter((_, index) => before[index] !== responses[index])
  const forgotten = changed.filter(({ tags }) => !tags.some((tag) => stale.has(tag)))
  return { changed: changed.map(({ path }) => path), forgotten, stale: [...stale] }
}

const title = { de: 'Ein neuer Titel', en: 'A new title' }
const name = { de: 'Ein neuer Name', en: 'A new name' }

test.each<[string, () => Promise<unknown>]>([
  ['title', () => theatre.database.update(event).set({ title }).where(ofEvening())],
  [
    'status',
    () => theatre.database.update(event).set({ status: 'waiting_list' }).where(ofEvening()),
  ],
  ['day', () => theatre.database.update(event).set({ day: '2032-02-29' }).where(ofEvening())],
  ['price', () => theatre.database.update(price).set({ priceCents: 77 }).where(ofPrices())],
])('a new %s of an event reaches every page that shows it', async (_, make) => {
  const { changed, forgotten } = await watch(async () => {
    await make()
    return findStaleByEvents(theatre.database, [evening.id])
  })
  expect(changed).toContain(`api/events/${evening.id}/`)
  expect(changed.length).toBeGreaterThan(1)
  expect(forgotten).toEqual([])
})

test('a changed introduction reaches the page of the event that it introduces', async () => {
  const { changed, forgotten } = await watch(async () => {
    await theatre.database.update(event).set({ title }).where(eq(event.id, introduction.id))
    return findStaleByEvents(theatre.database, [introduction.id])
  })
  expect(changed).toContain(`api/events/${evening.id}/`)
  expect(forgotten).toEqual([])
})

test('a changed production reaches its events, and no others', async () => {
  const { changed, forgotten, stale } = await watch(async () => {
    await theatre.database
      .update(production)
      .set({ title, description: title })
      .where(eq(production.id, evening.productionId))
    return findStaleByProductions(theatre.database, [evening.productionId])
  })
  expect(changed.length).toBeGreaterThan(4)
  expect(forgotten).toEqual([])
  expect(stale).not.toContain(`production:${otherProductionId}`)
})

test.each<[string, () => Promise<ChangeTag[]>]>([
  [
    'venue',
    async () => {
      await theatre.database.update(venue).set({ name }).where(eq(venue.id, evening.venueId))
      return staleByVenue({ id: evening.venueId })
    },
  ],
  [
    'room',
    async () => {
      await theatre.database.update(room).set({ name }).where(eq(room.id, evening.roomId))
      return staleByVenue({ id: evening.venueId })
    },
  ],
  [
    'genre',
    async () => {
      await theatre.database.update(genre).set({ name }).where(eq(genre.id, evening.genreId))
      return staleByOption()
    },
  ],
  [
    'person',
    async () => {
      await theatre.database
        .update(person)
        .set({ lastName: 'Neu' })
        .where(eq(person.id, contributor.id))
      return staleByPerson({ id: contributor.id })
    },
  ],
  [
    'category of people',
    async () => {
      await theatre.database
        .update(personCategory)
        .set({ name })
        .where(eq(personCategory.id, contributor.categoryId))
      return staleByOption()
    },
  ],
])('a renamed %s reaches every page that names it', { tags: 'slow' }, async (_, make) => {
  const { changed, forgotten } = await watch(make)
  expect(changed.length).toBeGreaterThan(2)
  expect(forgotten).toEqual([])
})

// Last, because the evening stays there.
test('an event that goes to another production reaches the pages of both', async () => {
  const { changed, forgotten } = await watch(async () => {
    const { database } = theatre
    const before = await findStaleByEvents(database, [evening.id])
    await database.update(event).set({ productionId: otherProductionId }).where(ofEvening())
    return [...before, ...(await findStaleByEvents(database, [evening.id]))]
  })
  expect(changed).toContain(`api/productions/${evening.productionId}/`)
  expect(changed).toContain(`api/productions/${otherProductionId}/`)
  expect(forgotten).toEqual([])
})

function ofEvening() {
  return eq(event.id, evening.id)
}

function ofPrices() {
  return eq(price.eventId, evening.id)
}
