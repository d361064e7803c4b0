import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import note from '#ui/detail/note.module.css'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventSeries_eventFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'

/** The series of the event. */
export async function EventSeries(props: {
  event: FragmentType<typeof EventSeries_eventFragmentDoc>
  locale: Locale
}) {
  const t = await getTranslations('event')
  const { series } = readFragment(EventSeries_eventFragmentDoc, props.event)
  if (series.length === 0) return null
  return (
    <section className={note.note}>
      <h2>{t('series')}</h2>
      <ul>
        {series.map(({ number, slug, name }) => (
          <li key={number}>
            <SiteLink href={pathFor('series-slug-id', { slug, number }, props.locale)}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
