import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showOwnContainer } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findOwnContainer, ownContainerSlug } from '#features/pages/find-own-container.ts'
import { SeriesPage } from '#features/series/series-page.tsx'
import { SeriesPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { slugPaths } from '#i18n/paths/slug-paths.ts'

export const page = definePage({
  name: 'series-slug-id',
  async load({ number, locale }, { read, versionNumber, preview }) {
    const [result, container] = await Promise.all([
      read({
        document: SeriesPageDocument,
        variables: { locale: graphLocale(locale), number },
        tags: [...tagsOfRead.options(), ...tagsOfRead.events()],
      }),
      findOwnContainer({ kind: 'series', number }, { locale, read, versionNumber, preview }),
    ])
    const series = result.series?.[0] ?? notFound()
    return { series, all: result.all ?? [], events: result.events, container }
  },
  paths: ({ series }) => slugPaths('series-slug-id', series),
  trail: ({ series }, { locale, paths }) => [{ title: series.name, href: paths[locale] }],
  async describe({ series }, { locale, paths }) {
    const t = await getTranslations('series')
    return pageMetadata({
      locale,
      paths,
      title: series.name,
      description: [`${t('kind')}: ${series.name}`, plainText(series.description)],
      feeds: {
        calendar: {
          url: slugPaths('series-slug-id-calendar', series)[locale],
          title: t('calendar'),
        },
      },
    })
  },
  async compose({ series, all, events, container }, { number, frame, ...page }) {
    const { locale } = page
    return (
      <PageFrame {...frame}>
        <SeriesPage series={series} others={all} events={events} locale={locale} />
        {await showOwnContainer(container, {
          slug: ownContainerSlug({ kind: 'series', number }),
          title: series.name,
          page,
        })}
      </PageFrame>
    )
  },
})
