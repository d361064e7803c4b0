import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showOwnContainer } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findOwnContainer, ownContainerSlug } from '#features/pages/find-own-container.ts'
import { EventPage } from '#features/events/detail/event-page.tsx'
import { RelatedArticles } from '#features/magazine/related/related-articles.tsx'
import { findOpeningDay } from '#features/opening-hours/find-opening-day.ts'
import { OpeningHours } from '#features/opening-hours/opening-hours.tsx'
import { EventPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { variant } from '#lib/design/variant.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { formatTime } from '#lib/time/clock.ts'
import { formatDay } from '#lib/time/days.ts'

export const page = definePage({
  name: 'events-slug-id',
  async load({ number, locale }, { read, versionNumber, preview }) {
    const [{ event }, container] = await Promise.all([
      read({
        document: EventPageDocument,
        variables: { locale: graphLocale(locale), number },
        tags: tagsOfRead.event(number),
      }),
      findOwnContainer({ kind: 'event', number }, { locale, read, versionNumber, preview }),
    ])
    if (!event) notFound()
    // A past event sells no tickets, and its page need not be rendered every day.
    const day = event.sale === 'PAST_EVENT' ? undefined : await findOpeningDay(locale, read)
    return { event, day, container }
  },
  paths: ({ event }) => slugPaths('events-slug-id', event),
  async trail({ event }, { locale, paths }) {
    const t = await getTranslations('programme')
    return [
      { title: t(`title.${variant}`), href: pathFor('events', {}, locale) },
      { title: event.title, href: paths[locale] },
    ]
  },
  async describe({ event }, { locale, paths }) {
    const t = await getTranslations('event')
    return pageMetadata({
      locale,
      paths,
      title: event.title,
      detail: shownMoment(event, locale),
      description: [
        `${shownMoment(event, locale)}, ${[event.room?.name, event.venue.name].filter(Boolean).join(', ')}`,
        event.teaser || event.subtitle,
        plainText(event.description),
      ],
      picture: socialPicture(event.image),
      feeds: {
        calendar: {
          url: slugPaths('events-slug-id-calendar', event)[locale],
          title: t('addToCalendar'),
        },
      },
    })
  },
  async compose({ event, day, container }, { number, frame, ...page }) {
    const { locale } = page
    const tMagazine = await getTranslations('magazine')
    return (
      <PageFrame {...frame}>
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
        {await showOwnContainer(container, {
          slug: ownContainerSlug({ kind: 'event', number }),
          title: event.title,
          page,
        })}
      </PageFrame>
    )
  },
})

function shownMoment({ day, time }: { day: string; time: string | null }, locale: Locale): string {
  return [formatDay(day, locale), time && formatTime(time, locale)].filter(Boolean).join(', ')
}
