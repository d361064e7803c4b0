import type { Event as EventLd, Place, Offer } from 'schema-dts'
import type {
  EventMarkup_eventFragment,
  EventMarkup_imageFragment,
  SaleStatus,
  ListMarkup_eventFragment,
} from '#graphql/generated/graphql.ts'
import { type House, organizationReference } from '#components/markup/house.ts'
import { venuePlace } from '#components/markup/venue-place.ts'
import { languageTag } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { ticketTarget } from '#ui/links/ticket-target.ts'
import { isoMoment } from '#lib/time/iso-moment.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { eventKind } from './event-kind.ts'

type Listed = Omit<ListMarkup_eventFragment, '__typename' | ' $fragmentName' | 'image'> & {
  image: Pick<EventMarkup_imageFragment, 'variants'> | null
}
type Detailed = Listed &
  Omit<EventMarkup_eventFragment, '__typename' | ' $fragmentName' | ' $fragmentRefs'>

const maxPerformers = 50

const eventStatus = {
  SCHEDULED: 'https://schema.org/EventScheduled',
  RESCHEDULED: 'https://schema.org/EventRescheduled',
  POSTPONED: 'https://schema.org/EventPostponed',
  CANCELED: 'https://schema.org/EventCancelled',
} as const

const outOfStock = 'https://schema.org/OutOfStock'

const availability = {
  ON_SALE: 'https://schema.org/InStock',
  ADVANCE_SALE: 'https://schema.org/PreSale',
  WAITING_LIST: 'https://schema.org/BackOrder',
  SOLD_OUT: 'https://schema.org/SoldOut',
  ONLINE_SALE_ENDED: 'https://schema.org/InStoreOnly',
  CLOSED: outOfStock,
  PAST_EVENT: undefined,
} as const satisfies Record<SaleStatus, string | undefined>

/** An event as structured data of schema.org, with all properties that search engines require. */
export function eventJsonLd(event: Detailed, house: House) {
  const offers = offersOf(event, house)
  return {
    '@context': 'https://schema.org',
    ...commonOf(event, house),
    description:
      event.teaser || event.subtitle || plainText(event.description ?? '') || event.title,
    ...(event.duration && { duration: event.duration }),
    ...(event.minimumAge && { typicalAgeRange: `${event.minimumAge}-` }),
    performer: performersOf(event, house),
    organizer: organizer(event, house),
    ...(offers.length > 0 && { offers }),
  } as const satisfies EventLd & { '@context': string }
}

/** A list of events, each with its properties in lists. */
export function eventListJsonLd(events: readonly Listed[], house: House) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: events.map((event, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: commonOf(event, house),
    })),
  } as const
}

function commonOf(event: Listed, { siteUrl, locale }: House) {
  const images = imagesOf(event, siteUrl)
  return {
    '@type': eventKind({ exhibitionType: event.exhibitionType?.key, genre: event.genre?.slug }),
    name: event.title,
    url:
      siteUrl +
      pathFor('events-slug-id', { slug: event.slugs[locale], number: event.number }, locale),
    startDate: isoMoment(event.dateStart, event.time),
    ...(event.time && event.dateEnd && { endDate: isoMoment(event.dateEnd, event.time) }),
    ...(event.movedFrom && {
      previousStartDate: isoMoment(event.movedFrom.dateStart, event.movedFrom.time),
    }),
    eventStatus: eventStatus[event.schedule],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: placeOf(event),
    image: images.length > 0 ? images : [siteUrl + siteFiles.socialPicture.url],
    inLanguage: languageTag[locale],
  } as const
}

function placeOf({ venue, room }: Listed) {
  const name = room && room.name !== venue.name ? `${venue.name}, ${room.name}` : venue.name
  return venuePlace(venue, name) satisfies Place
}

/** The largest of each crop, in the most widely supported format. */
function imagesOf({ image }: Listed, siteUrl: string): string[] {
  const byCrop = Map.groupBy(
    (image?.variants ?? []).filter(({ format }) => format === 'JPG'),
    ({ crop }) => crop,
  )
  return [...byCrop.values()].map((versions) => {
    const largest = versions.reduce((one, other) => (other.width > one.width ? other : one))
    return new URL(largest.url, siteUrl).href
  })
}

/** The cast; the ensemble where none is named. */
function performersOf({ contributors, promoter }: Detailed, { name }: House) {
  const cast = contributors.filter(({ group }) => group === 'CAST')
  if (cast.length === 0) {
    return [{ '@type': 'PerformingGroup', name: promoter || name }] as const
  }
  return [...new Set(cast.map((one) => one.name))]
    .slice(0, maxPerformers)
    .map((performer) => ({ '@type': 'Person', name: performer }) as const)
}

function organizer({ promoter }: Detailed, house: House) {
  if (promoter) return { '@type': 'Organization', name: promoter } as const
  return organizationReference(house)
}

/** Of what is postponed tickets can be had again later; of what is canceled, never. */
function availabilityOf({ sale, schedule }: Detailed) {
  if (sale) return availability[sale]
  return schedule === 'POSTPONED' ? outOfStock : undefined
}

/** Tickets by price category; none once the event is over or canceled. */
function offersOf(event: Detailed, { siteUrl, locale }: House) {
  const state = availabilityOf(event)
  if (!state) return []
  const page =
    siteUrl + pathFor('events-slug-id', { slug: event.slugs[locale], number: event.number }, locale)
  const ticketed = { ...event, slug: event.slugs[locale], isOnSale: event.sale === 'ON_SALE' }
  const target = ticketTarget(ticketed, locale)
  return event.prices.map(
    ({ name, price }) =>
      ({
        '@type': 'Offer',
        name,
        price: price.amount,
        priceCurrency: price.currency,
        availability: state,
        url: target ? new URL(target.href, siteUrl).href : page,
        ...(event.saleStartsOn && { validFrom: event.saleStartsOn }),
      }) as const satisfies Offer,
  )
}
