import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { VenuePage } from '#features/places/venue-page.tsx'
import { VenuePageDocument } from '#graphql/generated/graphql.ts'
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
  const { venue } = await readVenue(id, locale)
  const t = await getTranslations('venue')
  return pageMetadata({
    locale,
    paths: slugPaths('venues-slug-id', venue),
    title: venue.name,
    description: t('text', { name: venue.name }),
  })
}

export default async function VenueDetail({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { venue, all, events } = await readVenue(id, locale)
  const paths = slugPaths('venues-slug-id', venue)
  if (slug !== venue.slugs[locale]) permanentRedirect(paths[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
      <VenuePage venue={venue} others={all} events={events} locale={locale} />
    </PageFrame>
  )
}

async function readVenue(segment: string, locale: Locale) {
  const id = findId(segment) ?? notFound()
  const { venue, all, events } = await read({
    document: VenuePageDocument,
    variables: { locale: graphLocale(locale), id },
    tags: [...tagsOfRead.venue(id), ...tagsOfRead.venues(), ...tagsOfRead.events()],
  })
  return { venue: venue ?? notFound(), all: all ?? [], events }
}
