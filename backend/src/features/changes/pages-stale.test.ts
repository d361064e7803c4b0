import { staleByVenue, tagsOfRead, type ChangeTag } from '@foyer/schema/change-tags.ts'
import { and, asc, eq, gt, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { event, eventTag } from '#database/tables/events.ts'
import { tag } from '#database/tables/options.ts'
import { room, venue } from '#database/tables/places.ts'
import { production } from '#database/tables/productions.ts'
import { announceScheduledInvalidations } from './announce-scheduled-invalidations.ts'
import { getNewestChangeId } from './change-store.ts'
import { findStaleByEvents, findStaleByProductions } from '#catalogue/stale-store.ts'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { logIn } from '#test/log-in.ts'
import { recordedAfter } from '#test/recorded-after.ts'
import { tagsOfResponse } from '#test/changes/tags-of-response.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
const sooner = alias(event, 'sooner')
const minuteMs = 60_000
let next: { id: number; productionId: number; overAt: Date; venueId: number; roomId: number }
let other: { id: number }
let pages: Record<string, AddedPage>

beforeAll(async () => {
  const { database } = theatre
  const coming = await database
    .select()
    .from(event)
    .where(
      and(
        gt(event.overAt, sql`now() + interval '2 hours'`),
        isNull(event.parentId),
        ne(event.status, 'canceled'),
        sql`${event.productionId} is not null`,
        // Highlights show the next date of a production: not one that follows another of these two hours.
        notExists(
          database
            .select({ id: sooner.id })
            .from(sooner)
            .where(
              and(
                eq(sooner.productionId, event.productionId),
                gt(sooner.overAt, sql`now()`),
                lt(sooner.startsAt, event.startsAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(event.day), asc(event.startsAt), asc(event.id))
    .limit(1)
  next = coming[0] as typeof next
  const [elsewhere] = await database.select().from(venue).where(ne(venue.id, next.venueId)).limit(1)
  other = elsewhere!
  const [marked] = await database.select().from(tag).limit(1)
  await database
    .insert(eventTag)
    .values({ eventId: next.id, tagId: marked!.id })
    .onConflictDoNothing()
  const write = async (path: string, modules: { kind: string; [field: string]: unknown }[]) =>
    addPage(database, { paths: { de: path }, modules })
  pages = {
    words: await write('worte', [{ kind: 'headline', content: 'Nur Worte' }]),
    events: await write('termine', [{ kind: 'event-list', limit: 5 }]),
    tagged: await write('schlagwort', [{ kind: 'event-list', tag: marked!.id }]),
    highlights: await write('hoehepunkte', [{ kind: 'highlight-teasers', limit: 24 }]),
    venue: await write('ort', [{ kind: 'venue', venue: next.venueId }]),
    venues: await write('orte', [
      { kind: 'venue-list', items: [{ venue: next.venueId }, { venue: other.id }] },
    ]),
    elsewhere: await write('anderer-ort', [{ kind: 'venue', venue: other.id }]),
  }
})

const pathOf = {
  words: 'worte',
  events: 'termine',
  tagged: 'schlagwort',
  highlights: 'hoehepunkte',
  venue: 'ort',
  venues: 'orte',
  elsewhere: 'anderer-ort',
} as const
type Name = keyof typeof pathOf
const names = Object.keys(pathOf) as Name[]

/** Every page with the tags that the site caches it under. */
async function readAll() {
  const responses = []
  for (const name of names) {
    const path = pathOf[name]
    const response = await theatre.call(`/de/pageeditor-api/page/${path}`)
    const tags: string[] = [...tagsOfRead.page('de', path), ...tagsOfResponse(response)]
    responses.push({ name, text: JSON.stringify(response.body), tags })
  }
  return responses
}

/** Makes a change; returns the pages that it changed, and those that its tags make stale. */
async function watch(make: () => Promise<ChangeTag[]>) {
  const before = await readAll()
  const stale = await make()
  const after = await readAll()
  return {
    changed: before.filter(({ text }, index) => text !== after[index]!.text).map(namesOf),
    stale: before
      .filter(({ tags }) => tags.some((tag) => stale.includes(tag as never)))
      .map(namesOf),
  }
}

const namesOf = ({ name }: { name: Name }) => name
const title = { de: 'Ein neuer Titel', en: 'A new title' }
const name = { de: 'Ein neuer Name', en: 'A new name' }

describe('M-07: data of the theatre on pages is never outdated, and other pages stay cached', () => {
  test('a changed event reaches the pages that list events', async () => {
    const { changed, stale } = await watch(async () => {
      await theatre.database.update(event).set({ title }).where(eq(event.id, next.id))
      return findStaleByEvents(theatre.database, [next.id])
    })
    expect(changed).toEqual(['events', 'tagged'])
    expect(stale).toEqual(['events', 'tagged', 'highlights'])
  })

  test('a changed production reaches lists of events and highlights', async () => {
    const { changed, stale } = await watch(async () => {
      await theatre.database
        .update(production)
        .set({ subtitle: title })
        .where(eq(production.id, next.productionId))
      return findStaleByProductions(theatre.database, [next.productionId])
    })
    expect(changed).toEqual(['events', 'tagged', 'highlights'])
    expect(stale).toEqual(changed)
  })

  test('a canceled event leaves the highlights', async () => {
    const { changed, stale } = await watch(async () => {
      await theatre.database.update(event).set({ status: 'canceled' }).where(eq(event.id, next.id))
      return findStaleByEvents(theatre.database, [next.id])
    })
    expect(changed).toContain('highlights')
    expect(stale).toEqual(expect.arrayContaining(changed))
  })

  test('a venue or one of its rooms reaches the pages that show that venue, and not those of another', async () => {
    for (const make of [
      () => theatre.database.update(venue).set({ name }).where(eq(venue.id, next.venueId)),
      () => theatre.database.update(room).set({ name }).where(eq(room.venueId, next.venueId)),
    ]) {
      const { changed, stale } = await watch(async () => {
        await make()
        return staleByVenue({ id: next.venueId })
      })
      expect(changed).toEqual(['events', 'tagged', 'highlights', 'venue', 'venues'])
      expect(stale).toEqual(changed)
    }
  })

  test('a saved module makes its own page stale, and no other', async () => {
    const editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
    const { changed, stale } = await watch(async () => {
      const [id] = pages['words']!.moduleIds
      const before = await getNewestChangeId(theatre.database)
      const payload = { content: 'Andere Worte' }
      await editor.send({ url: `/de/pageeditor-api/headline/${id}/`, payload })
      return (await recordedAfter(theatre.database, before)).flat() as ChangeTag[]
    })
    expect(changed).toEqual(['words'])
    expect(stale).toEqual(['words'])
  })
})

describe('what only the clock changes', () => {
  let before: number

  beforeEach(async () => {
    await theatre.database.execute(sql`delete from setting where key = 'announced-until'`)
    before = await getNewestChangeId(theatre.database)
  })

  const announced = () => recordedAfter(theatre.database, before)

  async function staleAfter(): Promise<Name[]> {
    const tags = (await announced()).flat()
    const responses = await readAll()
    return responses.filter((one) => one.tags.some((tag) => tags.includes(tag))).map(namesOf)
  }

  test('M-07: an event that is over makes the pages stale that list events', async () => {
    await announceScheduledInvalidations(
      theatre.database,
      new Date(next.overAt.getTime() - minuteMs),
    )
    expect(await announced()).toEqual([])
    await announceScheduledInvalidations(theatre.database, next.overAt)
    expect(await staleAfter()).toEqual(['events', 'tagged', 'highlights'])
  })

  test('M-07: so does midnight at the theatre, for what begins now or within three days', async () => {
    await announceScheduledInvalidations(theatre.database, new Date('2031-07-14T21:59:00Z'))
    await announceScheduledInvalidations(theatre.database, new Date('2031-07-14T22:00:00Z'))
    expect(await staleAfter()).toEqual(['events', 'tagged'])
  })
})
