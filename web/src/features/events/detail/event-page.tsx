import { getTranslations } from 'next-intl/server'
import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { EventMarkup } from '#features/events/markup/event-markup.tsx'
import { type EventSection, eventSections } from '#components/detail/section-order.ts'
import { Contributors } from '#components/detail/contributors.tsx'
import { Description } from '#components/detail/description.tsx'
import { EventDates } from '#components/event/event-dates.tsx'
import { ImageSlider } from '#components/detail/image-slider.tsx'
import { ImportantInfo } from '#components/detail/important-info.tsx'
import styles from '#ui/detail/page.module.css'
import { Programs } from '#components/detail/programs.tsx'
import { Promoter } from '#components/detail/promoter.tsx'
import { Sponsors } from '#components/detail/sponsors.tsx'
import { Video } from '#components/detail/video.tsx'
import type { EventPageQuery } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import { EventOffer } from './event-offer.tsx'
import { EventPoster } from './event-poster.tsx'
import { EventSeries } from './event-series.tsx'
import { EventVenue } from './event-venue.tsx'
import { OtherDates } from './other-dates.tsx'

/** An event with all its details: a large poster at the left edge, and beside it title, text and a narrow column of facts. */
export async function EventPage(props: {
  event: NonNullable<EventPageQuery['event']>
  locale: Locale
  /** The opening hours of the box office, where tickets are sold. */
  openingHours: ReactNode
  /** Articles of the magazine about it. */
  blog: ReactNode
}) {
  const { event, locale } = props
  const t = await getTranslations('event')
  const { production } = event
  const sections: Record<EventSection, ReactNode> = {
    ImportantInfo: <ImportantInfo html={event.importantInfo} />,
    OpeningHours: props.openingHours,
    Description: <Description teaser={event.teaser} html={event.description} />,
    ImageSlider: (
      <ImageSlider images={event.images} posterId={event.image?.number} locale={locale} />
    ),
    Contributors: <Contributors contributors={event.contributors} locale={locale} />,
    Video: <Video url={event.videoUrl} />,
    Programs: <Programs entries={event.programs} />,
    Children: (
      <EventDates id="children" heading={t('children')} events={event.sideEvents} locale={locale} />
    ),
    Series: <EventSeries event={event} locale={locale} />,
    Events: <OtherDates events={event.otherEvents} locale={locale} />,
    Sponsors: <Sponsors sponsors={event.sponsors} />,
    Blog: props.blog,
    Promoter: <Promoter name={event.promoter} />,
    Venue: <EventVenue event={event} locale={locale} />,
  }
  return (
    <article className={styles.page}>
      <EventMarkup event={event} locale={locale} />
      <div className={styles.columns} data-poster={event.image ? 'picture' : 'title'}>
        <div className={styles.head}>
          <EventHead event={event} locale={locale} hasHours={Boolean(props.openingHours)} />
        </div>
        <div className={styles.facts}>
          <EventFacts event={event} locale={locale} />
        </div>
        <div className={styles.poster}>
          <EventPoster event={event} />
        </div>
        <div className={styles.sections} data-later="">
          {eventSections[variant].map((section) => (
            <Fragment key={section}>{sections[section]}</Fragment>
          ))}
        </div>
      </div>
      <p className={styles.back} data-print="no">
        <SiteLink href={pathFor('events', {}, locale)}>← {t(`back.${variant}`)}</SiteLink>{' '}
        {production && (
          <SiteLink href={pathFor('productions-slug-id', production, locale)}>
            {t('toProduction')} →
          </SiteLink>
        )}
      </p>
      <EventOffer event={event} locale={locale} />
    </article>
  )
}
