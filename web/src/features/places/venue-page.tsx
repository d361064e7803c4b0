import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { EventDates } from '#components/event/event-dates.tsx'
import heading from '#ui/detail/heading.module.css'
import place from '#ui/detail/place-page.module.css'
import type { VenuePageQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { mapAddress } from '#lib/map-address.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { PostalAddress } from '#ui/postal-address.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import { variant } from '#lib/design/variant.ts'
import { VenueMarkup } from './venue-markup.tsx'

const maxOthers = 8

/** A venue: address, directions, access, halls, and its events. */
export async function VenuePage(props: {
  venue: NonNullable<VenuePageQuery['venue']>
  others: NonNullable<VenuePageQuery['all']>
  events: VenuePageQuery['events']
  locale: Locale
}) {
  const t = await getTranslations('venue')
  const newWindow = (await getTranslations('layout'))('newWindow')
  const { venue, events, locale } = props
  const map = mapAddress(venue)
  const texts = [
    { heading: t('directions'), html: venue.directions },
    { heading: t('accessibility'), html: venue.accessibility },
  ].filter(({ html }) => html?.trim())
  const others = props.others.filter(({ number }) => number !== venue.number).slice(0, maxOthers)
  const shown = events?.nodes ?? []
  return (
    <article className={place.page}>
      <VenueMarkup venue={venue} locale={locale} />
      <p className={place.kind}>{[t('kind'), venue.city].filter(Boolean).join(' · ')}</p>
      <h1 className={place.title} data-fit={titleFit(venue.name)}>
        {venue.name}
      </h1>
      <div className={place.columns}>
        <div className={place.texts}>
          <RichText html={venue.description} />
          {texts.map((text) => (
            <section key={text.heading}>
              <h2 className={heading.heading}>{text.heading}</h2>
              <RichText html={text.html} />
            </section>
          ))}
        </div>
        <aside className={place.aside} aria-label={t('facts')}>
          <h2>{t('address')}</h2>
          <PostalAddress {...venue} />
          {map && (
            <p data-print="no">
              <a href={map} target="_blank" rel="noopener">
                {t('map')} <span aria-hidden="true">↗</span>
                <span className="visually-hidden"> ({newWindow})</span>
              </a>
            </p>
          )}
          {venue.rooms.length > 0 && (
            <>
              <h2>{t('rooms')}</h2>
              <dl>
                {venue.rooms.map(({ number, name, seats }) => (
                  <div key={number}>
                    <dt>{name}</dt>
                    <dd>{t('seats', { seats })}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {others.length > 0 && (
            <>
              <h2>{t('others')}</h2>
              <ul>
                {others.map(({ number, slug, name }) => (
                  <li key={number}>
                    <SiteLink href={pathFor('venues-slug-id', { slug, number }, locale)}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
      <div className={place.events}>
        <EventDates
          id="events"
          heading={t('events')}
          none={t('noEvents')}
          events={shown}
          locale={locale}
        />
      </div>
      <p className={place.back} data-print="no">
        <SiteLink href={pathFor('events', {}, locale)}>← {t(`back.${variant}`)}</SiteLink>
      </p>
    </article>
  )
}
