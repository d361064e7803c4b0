import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { VenuePage } from '#features/places/venue-page.tsx'
import { VenuePageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'

export const page = definePage({
  name: 'venues-slug-id',
  async load({ number, locale }, { read }) {
    const { venue, all, events } = await read({
      document: VenuePageDocument,
      variables: { locale: graphLocale(locale), number },
      tags: [...tagsOfRead.venue(number), ...tagsOfRead.venues(), ...tagsOfRead.events()],
    })
    return { venue: venue ?? notFound(), all: all ?? [], events }
  },
  paths: ({ venue }) => slugPaths('venues-slug-id', venue),
  async describe({ venue }, { locale, paths }) {
    const t = await getTranslations('venue')
    return pageMetadata({
      locale,
      paths,
      title: venue.name,
      description: t('text', { name: venue.name }),
    })
  },
  compose({ venue, all, events }, { locale, paths }) {
    return (
      <PageFrame locale={locale} paths={paths}>
        <VenuePage venue={venue} others={all} events={events} locale={locale} />
      </PageFrame>
    )
  },
})
