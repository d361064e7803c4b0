import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showListPage } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findListPage } from '#features/pages/find-list-page.ts'
import { listMetadata } from '#features/pages/list-metadata.ts'
import {
  productionsAddress,
  productionVariables,
  readProductionFilter,
} from '#features/productions/list/production-filter.ts'
import { ProductionsPage } from '#features/productions/list/productions-page.tsx'
import { ProductionsDocument } from '#graphql/generated/graphql.ts'
import { pathFor, pathsIn } from '#i18n/paths/path-for.ts'
import { countFilters, readPage } from '#lib/list-query.ts'

export const page = definePage({
  name: 'productions',
  async load({ query, locale }, { read, versionNumber, preview }) {
    const { filter, page: number } = listOf(query)
    const [productions, written] = await Promise.all([
      read({
        document: ProductionsDocument,
        variables: productionVariables(filter, { page: number, locale }),
        tags: [...tagsOfRead.productions(), ...tagsOfRead.options()],
      }),
      findListPage('productions', { locale, read, versionNumber, preview }),
    ])
    // A page beyond the last one.
    if (!productions.productions) notFound()
    return { productions, written }
  },
  paths(_, { query }) {
    const list = listOf(query)
    return pathsIn((locale) => productionsAddress(list, locale))
  },
  async trail(_, { locale }) {
    const t = await getTranslations('productions')
    return [{ title: t('title'), href: pathFor('productions', {}, locale) }]
  },
  async describe({ written }, { query, locale, paths }) {
    const { filter, page: number } = listOf(query)
    const t = await getTranslations('productions')
    const metadata = {
      locale,
      paths,
      title: [t('title'), number > 1 && t('page', { page: number })].filter(Boolean).join(' '),
      description: [number > 1 ? t('page', { page: number }) : null, t('text')],
      filters: countFilters(filter),
    }
    return listMetadata(metadata, { written, query })
  },
  async compose({ productions, written }, { query, frame, ...page }) {
    const { locale } = page
    const { filter, page: number } = listOf(query)
    return (
      <PageFrame {...frame}>
        <ProductionsPage
          productions={productions}
          filter={filter}
          page={number}
          locale={locale}
          headline={written?.headline || undefined}
        />
        {await showListPage(written, page)}
      </PageFrame>
    )
  },
})

function listOf(query: URLSearchParams) {
  return { filter: readProductionFilter(query), page: readPage(query) }
}
