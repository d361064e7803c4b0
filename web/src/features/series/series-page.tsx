import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { EventDates } from '#components/event/event-dates.tsx'
import place from '#ui/detail/place-page.module.css'
import type { SeriesPageQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { RichText } from '#ui/rich-text.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import { variant } from '#lib/design/variant.ts'
import { SeriesMarkup } from './series-markup.tsx'

type Series = NonNullable<SeriesPageQuery['series']>[number]

/** A series: its description, its upcoming events, and the other subscriptions. */
export async function SeriesPage(props: {
  series: Series
  others: NonNullable<SeriesPageQuery['all']>
  events: SeriesPageQuery['events']
  locale: Locale
}) {
  const t = await getTranslations('series')
  const { series, events, locale } = props
  const others = props.others.filter(({ number }) => number !== series.number)
  const shown = events?.nodes ?? []
  return (
    <article className={place.page}>
      <SeriesMarkup series={series} events={events} locale={locale} />
      <p className={place.kind}>{t('kind')}</p>
      <h1 className={place.title} data-fit={titleFit(series.name)}>
        {series.name}
      </h1>
      <div className={place.columns}>
        <RichText html={series.description} />
        {others.length > 0 && (
          <aside className={place.aside} aria-labelledby="other-series">
            <h2 id="other-series">{t('others')}</h2>
            <ul>
              {others.map(({ number, slug, name }) => (
                <li key={number}>
                  <SiteLink href={pathFor('series-slug-id', { slug, number }, locale)}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
      <div className={place.events}>
        <EventDates
          id="events"
          heading={t('events')}
          none={t('noEvents')}
          events={shown}
          locale={locale}
        />
        {events && events.totalCount > shown.length && (
          <p className={place.all} data-print="no">
            <SiteLink href={`${pathFor('events', {}, locale)}?series=${series.number}`}>
              {t('all', { count: events.totalCount })} →
            </SiteLink>
          </p>
        )}
      </div>
      {shown.length > 0 && (
        <p className={place.all} data-print="no">
          <a href={pathFor('series-slug-id-calendar', series, locale)} type="text/calendar">
            {t('calendar')}
          </a>
        </p>
      )}
      <p className={place.back} data-print="no">
        <SiteLink href={pathFor('events', {}, locale)}>← {t(`back.${variant}`)}</SiteLink>
      </p>
    </article>
  )
}
