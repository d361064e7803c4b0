import { localTime, tidy } from '@foyer/demo/import/nyphil/archive-texts.ts'
import { creditsOf } from '@foyer/demo/import/nyphil/credits.ts'
import { composersOf } from '@foyer/demo/import/nyphil/works.ts'
import { offsetDateTime } from '@foyer/backend/src/catalogue/offset-date-time.ts'
import { slugOf } from '@foyer/backend/src/database/slug-of.ts'
import { offsetSeconds } from '@foyer/web/src/lib/time/clock.ts'
import type { SourceProgramme } from '@foyer/demo/import/nyphil/read-archive.ts'
import type { icalCalendar } from '@foyer/web/src/features/feeds/ical-calendar.ts'
import type { eventJsonLd } from '@foyer/web/src/features/events/markup/event-json-ld.ts'

export const siteUrl = 'https://theatre.example'

export type MachineEvent = Parameters<typeof eventJsonLd>[0] &
  Parameters<typeof icalCalendar>[0]['events'][number]

/** As the import stores it, in the shape of the graph. */
export function eventOf(
  { programme, concerts }: SourceProgramme,
  concert: SourceProgramme['concerts'][number],
  id: number,
): MachineEvent {
  const { day, time } = localTime(concert)
  const kind = tidy(concerts[0]?.eventType ?? '')
  const composers = composersOf(programme.works)
  const title = composers.slice(0, 3).join(' · ') || kind || programme.orchestra
  const slug = slugOf(title)
  return {
    number: id,
    slugs: { __typename: 'LocalizedSlug', de: slug, en: slug },
    title,
    subtitle: kind,
    teaser: composers.slice(3).join(', '),
    description: '',
    day,
    time,
    dateStart: atTheatre(day, time),
    dateEnd: null,
    schedule: 'SCHEDULED',
    sale: 'PAST_EVENT',
    movedFrom: null,
    revision: id,
    changedAt: '2026-11-21T12:00:00+01:00',
    duration: null,
    minimumAge: null,
    ticketUrl: null,
    saleStartsOn: null,
    promoter: null,
    exhibitionType: { __typename: 'ExhibitionType', key: 'konzert' },
    genre: { __typename: 'Genre', slug: 'konzert', name: 'Konzert' },
    venue: {
      __typename: 'Venue',
      name: tidy(concert.Venue),
      street: '',
      postcode: '',
      city: tidy(concert.Location),
      latitude: null,
      longitude: null,
    },
    room: null,
    prices: [],
    contributors: creditsOf(programme.works).map(({ group, firstName, lastName }) => ({
      __typename: 'Contributor',
      group: group === 'cast' ? 'CAST' : 'TEAM',
      name: `${firstName} ${lastName}`.trim(),
    })),
    image: null,
  }
}

/** A local time of the theatre as an instant, in the origin's format. */
function atTheatre(day: string, time: string | null): string {
  const wall = Date.parse(`${day}T${time ?? '00:00'}:00Z`)
  const guess = wall - offsetSeconds(wall) * 1000
  const offset = offsetSeconds(guess)
  return offsetDateTime(new Date(wall - offset * 1000), offset)
}
