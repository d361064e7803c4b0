import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { OtherDate_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'
import styles from './summary.module.css'

const maxDates = 4

/** The next dates of the same production that are on sale, each with a link to its tickets; nothing without any. */
export function OtherDates(props: {
  events: readonly FragmentType<typeof OtherDate_eventFragmentDoc>[]
  locale: Locale
  /** One below the level of the headline above it. */
  heading: 'h2' | 'h3'
}) {
  const { locale, heading: Heading } = props
  const t = useTranslations('booking')
  const onSale = props.events
    .map((event) => readFragment(OtherDate_eventFragmentDoc, event))
    .filter(({ sale }) => sale === 'ON_SALE')
  if (onSale.length === 0) return null
  return (
    <section className={styles.dates} aria-label={t('otherDates')}>
      <Heading>{t('otherDates')}</Heading>
      <ul>
        {onSale.slice(0, maxDates).map(({ number, slugs, day, time }) => (
          <li key={number}>
            <a href={pathFor('events-slug-id-tickets', { slug: slugs[locale], number }, locale)}>
              {[formatDay(day, locale), time && formatTime(time, locale)]
                .filter(Boolean)
                .join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
