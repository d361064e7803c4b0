import { staleByOption } from '@foyer/schema/change-tags.ts'
import { slugOf } from '@foyer/backend/src/database/slug-of.ts'
import { exhibitionType, genre } from '@foyer/backend/src/database/tables/options.ts'
import { person } from '@foyer/backend/src/database/tables/people.ts'
import { venue } from '@foyer/backend/src/database/tables/places.ts'
import { upsertByKey } from '@foyer/backend/src/database/upsert.ts'
import { findStaleByProductions } from '@foyer/backend/src/catalogue/stale-store.ts'
import {
  saveEvents,
  type EventWrite,
} from '@foyer/backend/src/features/events/event-write-store.ts'
import {
  saveProductions,
  type ProductionWrite,
} from '@foyer/backend/src/features/productions/production-write-store.ts'
import { saveSeason } from '@foyer/backend/src/features/productions/season-write-store.ts'
import { localTime, tidy } from './archive-texts.ts'
import { creditsOf } from './credits.ts'
import type { Concert } from './programme-shape.ts'
import type { SourceProgramme } from './read-archive.ts'
import { composersOf, programmeEntries } from './works.ts'
import type { WritableTransaction } from '@foyer/backend/src/database/writing/change-house.ts'

const maxComposersInTitle = 3

/** Writes programmes as productions and their concerts as events; replaces those with the same source id. */
export async function saveProgrammes(
  transaction: WritableTransaction,
  programmes: SourceProgramme[],
) {
  const options = await saveOptions(transaction, programmes)
  const personIds = await savePeople(transaction, programmes)
  const venueIds = await saveVenues(transaction, programmes)
  const productionIds = await saveProductions(
    transaction,
    programmes.map((source) => productionOf(source, { ...options, personIds })),
  )
  await saveEvents(
    transaction,
    programmes.flatMap((source) => eventsOf(source, { ...options, venueIds, productionIds })),
  )
  transaction.changed(`${programmes.length} programmes`, [
    ...(await findStaleByProductions(transaction, [...productionIds.values()])),
    ...staleByOption(),
    'calendar',
    'venues',
    // Pages of persons are invalidated with their productions.
    'persons',
  ])
}

type Options = { genreId: number; exhibitionTypeId: number; seasonIds: Map<string, number> }

async function saveOptions(
  transaction: WritableTransaction,
  programmes: SourceProgramme[],
): Promise<Options> {
  const name = { de: 'Konzert', en: 'Concert' }
  const slug = { de: 'konzert', en: 'concert' }
  const genreIds = await upsertByKey(transaction, genre, [{ key: 'concert', name, slug }])
  const typeIds = await upsertByKey(transaction, exhibitionType, [{ key: 'konzert', name }])
  const seasonIds = new Map<string, number>()
  for (const key of new Set(programmes.map(({ programme }) => programme.season))) {
    seasonIds.set(key, await saveSeason(transaction, Number(key.slice(0, 4))))
  }
  return { genreId: genreIds.get('concert')!, exhibitionTypeId: typeIds.get('konzert')!, seasonIds }
}

async function savePeople(transaction: WritableTransaction, programmes: SourceProgramme[]) {
  const credits = programmes.flatMap(({ programme }) => creditsOf(programme.works))
  return upsertByKey(
    transaction,
    person,
    credits.map(({ person: key, firstName, lastName, role }) => ({
      key,
      slug: slugOf(`${firstName} ${lastName}`),
      firstName,
      lastName,
      profession: role,
      biography: { de: '', en: '' },
    })),
  )
}

async function saveVenues(transaction: WritableTransaction, programmes: SourceProgramme[]) {
  const empty = { de: '', en: '' }
  return upsertByKey(
    transaction,
    venue,
    programmes
      .flatMap(({ concerts }) => concerts)
      .map((concert) => {
        const name = tidy(concert.Venue)
        const slug = slugOf(name)
        return {
          key: venueKey(concert),
          name: { de: name, en: name },
          slug: { de: slug, en: slug },
          city: tidy(concert.Location),
          description: empty,
          directions: empty,
          accessibility: empty,
          position: 1_000,
        }
      }),
  )
}

function venueKey({ Venue, Location }: Concert): string {
  return `nyphil:${slugOf(Venue)}:${slugOf(Location)}`
}

function productionKey({ programme }: SourceProgramme): string {
  return `nyphil:${programme.id}`
}

function productionOf(
  source: SourceProgramme,
  { genreId, exhibitionTypeId, seasonIds, personIds }: Options & { personIds: Map<string, number> },
): ProductionWrite {
  const { programme, concerts } = source
  const composers = composersOf(programme.works)
  const kind = tidy(concerts[0]?.eventType ?? '')
  const title = composers.slice(0, maxComposersInTitle).join(' · ') || kind || programme.orchestra
  const inBoth = (text: string) => ({ de: text, en: text })
  return {
    key: productionKey(source),
    slug: inBoth(slugOf(title)),
    title: inBoth(title),
    preline: inBoth(programme.orchestra === 'None' ? '' : tidy(programme.orchestra)),
    subtitle: inBoth(kind),
    teaser: inBoth(composers.slice(maxComposersInTitle).join(', ')),
    description: inBoth(''),
    importantInfo: inBoth(''),
    language: inBoth(''),
    genreId,
    exhibitionTypeId,
    seasonId: seasonIds.get(programme.season)!,
    tagIds: [],
    seriesIds: [],
    sponsorIds: [],
    imageIds: [],
    credits: creditsOf(programme.works).map(({ person: key, group, role }) => ({
      personId: personIds.get(key)!,
      group,
      role,
    })),
    programme: programmeEntries(programme.works),
  }
}

type ConcertContext = Options & {
  venueIds: Map<string, number>
  productionIds: Map<string, number>
}

function eventsOf(source: SourceProgramme, needs: ConcertContext): EventWrite[] {
  const met = new Map<string, number>()
  return source.concerts.map((concert) => {
    const { day, time } = localTime(concert)
    // Some programmes were played twice on a day without known times: a counter distinguishes them.
    const moment = `${productionKey(source)}:${day}:${time ?? ''}`
    const number = (met.get(moment) ?? 0) + 1
    met.set(moment, number)
    return {
      key: `${moment}:${number}`,
      productionId: needs.productionIds.get(productionKey(source))!,
      day,
      localTime: time,
      venueId: needs.venueIds.get(venueKey(concert))!,
      genreId: needs.genreId,
      exhibitionTypeId: needs.exhibitionTypeId,
      tagIds: [],
      seriesIds: [],
      prices: [],
    }
  })
}
