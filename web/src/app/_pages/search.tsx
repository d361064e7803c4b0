import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findSearched } from '#features/search/results/find-searched.tsx'
import { searchAddress, type Search } from '#features/search/results/search-address.ts'
import { SearchPage } from '#features/search/results/search-page.tsx'
import { pathsIn } from '#i18n/paths/path-for.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { searchTabs } from '#i18n/search-tabs.ts'

export const page = definePage({
  name: 'search',
  async load(parameters, { read }) {
    const search = toSearch(parameters)
    // Without a term there is one page only.
    if (!search.term && search.page !== 1) notFound()
    const { locale } = parameters
    const found = search.term ? await findSearched(search, { locale, read }) : undefined
    // A page beyond the last one.
    return found === null ? notFound() : { found }
  },
  paths(_, parameters) {
    const search = toSearch(parameters)
    return pathsIn((locale) => searchAddress(search, locale))
  },
  async describe(_, { locale, paths, ...parameters }) {
    const { term, page: number } = toSearch(parameters)
    const t = await getTranslations('search')
    const title = term ? t('titleFor', { term }) : t('title')
    return pageMetadata({
      locale,
      paths,
      title: number > 1 ? `${title}, ${t('page', { page: number })}` : title,
    })
  },
  compose({ found }, { locale, frame, ...parameters }) {
    const { term } = toSearch(parameters)
    return (
      <PageFrame {...frame}>
        <SearchPage locale={locale} term={term} {...(found && { found })} />
      </PageFrame>
    )
  },
})

function toSearch(parameters: {
  category: string
  page: string
  query: URLSearchParams
}): Required<Search> {
  return {
    tab: searchTabs.find((tab) => tab === parameters.category),
    page: Number(parameters.page) || 1,
    term: parameters.query.get('q') ?? '',
  }
}
