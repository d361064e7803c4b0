import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { SeriesPage } from '#features/series/series-page.tsx'
import { SeriesPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { findId } from '#lib/find-id.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { slugPaths } from '#i18n/slug-paths.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const { series } = await readSeries(id, locale)
  const t = await getTranslations('series')
  return pageMetadata({
    locale,
    paths: slugPaths('series-slug-id', series),
    title: series.name,
    feeds: {
      calendar: {
        url: slugPaths('series-slug-id-calendar', series)[locale],
        title: t('calendar'),
      },
    },
  })
}

export default async function SeriesDetail({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { series, all, events } = await readSeries(id, locale)
  const paths = slugPaths('series-slug-id', series)
  if (slug !== series.slugs[locale]) permanentRedirect(paths[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
      <SeriesPage series={series} others={all} events={events} locale={locale} />
    </PageFrame>
  )
}

async function readSeries(segment: string, locale: Locale) {
  const id = findId(segment) ?? notFound()
  const answer = await read({
    document: SeriesPageDocument,
    variables: { locale: graphLocale(locale), ids: String(id), id },
    tags: [...tagsOfRead.options(), ...tagsOfRead.events()],
  })
  const series = answer.series?.[0] ?? notFound()
  return { series, all: answer.all ?? [], events: answer.events }
}
