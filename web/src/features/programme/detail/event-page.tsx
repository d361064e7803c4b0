import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { EventMarkup } from '#features/programme/markup/event-markup.tsx'
import type { EventPageQuery } from '#graphql/generated/graphql.ts'
import type { Messages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import { EventImportantInfo } from './event-important-info.tsx'
import { EventDates } from './event-dates.tsx'
import styles from './event-page.module.css'
import { EventPeople } from './event-people.tsx'
import { EventPoster } from './event-poster.tsx'
import { EventProgramme } from './event-programme.tsx'
import { EventSeries } from './event-series.tsx'
import { EventSupport } from './event-support.tsx'
import { EventText } from './event-text.tsx'
import { EventVenue } from './event-venue.tsx'

/** An event with all that is known of it: poster left, text between, facts in a narrow column that stays in view. */
export async function EventPage(props: {
  event: NonNullable<EventPageQuery['event']>
  locale: Locale
  labels: Messages['programme']
}) {
  const { event, locale, labels } = props
  const t = await getTranslations('event')
  return (
    <article className={styles.page}>
      <EventMarkup event={event} locale={locale} />
      <EventHead event={event} labels={labels.row} />
      <div className={styles.columns}>
        <div className={styles.poster}>
          <EventPoster event={event} />
        </div>
        <div className={styles.facts}>
          <EventFacts event={event} locale={locale} labels={labels.row} />
        </div>
        <div className={styles.text}>
          <EventImportantInfo event={event} />
          <EventText event={event} />
          <EventPeople event={event} />
          <EventProgramme event={event} />
        </div>
      </div>
      <EventDates event={event} locale={locale} labels={labels.row} />
      <div className={styles.around}>
        <EventSeries event={event} />
        <EventVenue event={event} />
        <EventSupport event={event} />
      </div>
      <p className={styles.back} data-print="no">
        <SiteLink href={pathFor('events', {}, locale)}>← {t('back')}</SiteLink>
      </p>
    </article>
  )
}
