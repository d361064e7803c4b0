import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { RelatedArticles } from '#features/magazine/related/related-articles.tsx'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { OpeningHours } from '#features/opening-hours/opening-hours.tsx'
import { EventPage } from '#features/events/detail/event-page.tsx'
import { EventPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { dayInWords } from '#lib/time/days.ts'
import { findId } from '#lib/find-id.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const event = await readEvent(id, locale)
  const t = await getTranslations('event')
  return pageMetadata({
    locale,
    paths: slugPaths('events-slug-id', event),
    title: `${event.title}, ${dayInWords(event.day, locale)}`,
    description: event.teaser || event.subtitle,
    picture: socialPicture(event),
    feeds: {
      calendar: {
        url: slugPaths('events-slug-id-calendar', event)[locale],
        title: t('addToCalendar'),
      },
    },
  })
}

export default async function EventDetail({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const event = await readEvent(id, locale)
  const paths = slugPaths('events-slug-id', event)
  if (slug !== event.slugs[locale]) permanentRedirect(paths[locale] as Route)
  const tMagazine = await getTranslations('magazine')
  // What is over sells no tickets, and its page need not change with every day.
  const day = event.status === 'PAST_EVENT' ? undefined : await findOpeningDay(locale)
  return (
    <PageFrame locale={locale} paths={paths}>
      <EventPage
        event={event}
        locale={locale}
        openingHours={day && <OpeningHours day={day} locale={locale} />}
        blog={
          <RelatedArticles
            articles={event.articles}
            heading={tMagazine('fromTheMagazine')}
            locale={locale}
          />
        }
      />
    </PageFrame>
  )
}

async function readEvent(segment: string, locale: Locale) {
  const id = findId(segment) ?? notFound()
  const { event } = await read({
    document: EventPageDocument,
    variables: { locale: graphLocale(locale), id },
    tags: tagsOfRead.event(id),
  })
  return event ?? notFound()
}
