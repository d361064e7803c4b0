import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Venue_moduleFragmentDoc, type Venue_moduleFragment } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { mapAddress } from '#lib/map-address.ts'
import { AnyLink } from '#ui/links/any-link.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './venue.module.css'

type VenueOfModule = NonNullable<Venue_moduleFragment['venue']>

/** A venue with its address, its stages, and directions. A deleted one shows nothing. */
export function Venue(props: {
  module: FragmentType<typeof Venue_moduleFragmentDoc>
  locale: Locale
}) {
  const t = useTranslations('modules')
  const { venue } = readFragment(Venue_moduleFragmentDoc, props.module)
  if (!venue) return null
  const { locale } = props
  const path = pathFor('venues-slug-id', { slug: venue.slug, number: venue.number }, locale)
  return (
    <article className={styles.venue}>
      <div className={styles.place}>
        <h2>
          <SiteLink href={path}>{venue.name}</SiteLink>
        </h2>
        <Address venue={venue} mapLabel={t('map')} />
        <Rooms venue={venue} />
      </div>
      <div className={styles.way}>
        <Note title={t('directions')} html={venue.directions} />
        <Note title={t('accessibility')} html={venue.accessibility} />
      </div>
    </article>
  )
}

function Address({ venue, mapLabel }: { venue: VenueOfModule; mapLabel: string }) {
  const { street, postcode, city } = venue
  const map = mapAddress(venue)
  return (
    <address className={styles.address}>
      {street && <span>{street}</span>}{' '}
      <span>
        {postcode} {city}
      </span>{' '}
      {/* A link only: an embedded map would tell a third party who reads the page. */}
      {map && <AnyLink href={map}>{mapLabel}</AnyLink>}
    </address>
  )
}

function Rooms({ venue }: { venue: VenueOfModule }) {
  const t = useTranslations('venue')
  if (venue.rooms.length === 0) return null
  return (
    <ul className={styles.rooms}>
      {venue.rooms.map(({ number, name, seats }) => (
        <li key={number}>
          <span>{name}</span> {seats > 0 && <span>{t('seats', { seats })}</span>}
        </li>
      ))}
    </ul>
  )
}

function Note({ title, html }: { title: string; html: string | null }) {
  if (!html) return null
  return (
    <div>
      <h3>{title}</h3>
      <RichText html={html} />
    </div>
  )
}
