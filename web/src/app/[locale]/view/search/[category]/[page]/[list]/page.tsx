import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { findSearched } from '#features/search/results/find-searched.tsx'
import { searchAddress, type Search } from '#features/search/results/search-address.ts'
import { SearchPage } from '#features/search/results/search-page.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { searchTabs } from '#i18n/search-tabs.ts'

type Props = { params: Promise<{ category: string; page: string; list: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [
  { category: placeholder, page: placeholder, list: placeholder },
]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const search = searchOf(await params)
  const t = await getTranslations('search')
  const { term, page } = search
  const title = term ? t('titleFor', { term }) : t('title')
  return {
    ...pageMetadata({
      locale,
      paths: pathsOf(search),
      title: page > 1 ? `${title}, ${t('page', { page })}` : title,
    }),
    robots: { index: false, follow: true },
  }
}

export default async function SearchResults({ params }: Props) {
  const given = await params
  if (given.list === placeholder) return null
  const locale = asLocale(await rootLocale())
  const search = searchOf(given)
  // Without a term there is one page only.
  if (!search.term && search.page !== 1) notFound()
  const found = search.term ? await findSearched(search, { locale }) : undefined
  // A page beyond the last one.
  if (found === null) notFound()
  return (
    <PageFrame locale={locale} paths={pathsOf(search)}>
      <SearchPage locale={locale} term={search.term} {...(found && { found })} />
    </PageFrame>
  )
}

function searchOf({ category, page, list }: Awaited<Props['params']>): Required<Search> {
  return {
    tab: searchTabs.find((tab) => tab === category),
    page: Number(page) || 1,
    term: readListSegment(list).get('q') ?? '',
  }
}

function pathsOf(search: Search): Record<Locale, string> {
  return { de: searchAddress(search, 'de'), en: searchAddress(search, 'en') }
}
