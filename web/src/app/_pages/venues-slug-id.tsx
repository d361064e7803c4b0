import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showOwnContainer } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findOwnContainer, ownContainerSlug } from '#features/pages/find-own-container.ts'
import { VenuePage } from '#features/places/venue-page.tsx'
import { VenuePageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'

export const page = definePage({
  name: 'venues-slug-id',
  async load({ number, locale }, { read, versionNumber, preview }) {
    const [{ venue, all, events }, container] = await Promise.all([
      read({
        document: VenuePageDocument,
        variables: { locale: graphLocale(locale), number },
        tags: [...tagsOfRead.venue(number), ...tagsOfRead.venues(), ...tagsOfRead.events()],
      }),
      findOwnContainer({ kind: 'venue', number }, { locale, read, versionNumber, preview }),
    ])
    return { venue: venue ?? notFound(), all: all ?? [], events, container }
  },
  paths: ({ venue }) => slugPaths('venues-slug-id', venue),
  trail: ({ venue }, { locale, paths }) => [{ title: venue.name, href: paths[locale] }],
  async describe({ venue }, { locale, paths }) {
    const t = await getTranslations('venue')
    return pageMetadata({
      locale,
      paths,
      title: venue.name,
      detail: venue.city,
      description: [t('text', { name: venue.name }), plainText(venue.description)],
    })
  },
  async compose({ venue, all, events, container }, { number, frame, ...page }) {
    const { locale } = page
    return (
      <PageFrame {...frame}>
        <VenuePage venue={venue} others={all} events={events} locale={locale} />
        {await showOwnContainer(container, {
          slug: ownContainerSlug({ kind: 'venue', number }),
          title: venue.name,
          page,
        })}
      </PageFrame>
    )
  },
})
