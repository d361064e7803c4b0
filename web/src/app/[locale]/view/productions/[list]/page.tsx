import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { findListHeadline } from '#features/pages/find-list-headline.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import {
  type ProductionFilter,
  productionsAddress,
  productionVariables,
  readProductionFilter,
} from '#features/productions/list/production-filter.ts'
import { ProductionsPage } from '#features/productions/list/productions-page.tsx'
import { ProductionsDocument } from '#graphql/generated/graphql.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { readPage } from '#lib/list-query.ts'

type Props = { params: Promise<{ list: string }> }
type List = { filter: ProductionFilter; page: number }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ list: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const list = listOf((await params).list)
  const t = await getTranslations('productions')
  const page = list.page > 1 && t('page', { page: list.page })
  return pageMetadata({
    locale,
    paths: pathsOf(list),
    title: [t('title'), page].filter(Boolean).join(' '),
    description: t('text'),
  })
}

export default async function Productions({ params }: Props) {
  const { list: segment } = await params
  if (segment === placeholder) return null
  const locale = asLocale(await rootLocale())
  const list = listOf(segment)
  const [productions, headline] = await Promise.all([
    read({
      document: ProductionsDocument,
      variables: productionVariables(list.filter, { page: list.page, locale }),
      tags: [...tagsOfRead.productions(), ...tagsOfRead.options()],
    }),
    findListHeadline('productions', locale),
  ])
  // A page beyond the last one.
  if (!productions.productions) notFound()
  return (
    <PageFrame locale={locale} paths={pathsOf(list)}>
      <ProductionsPage
        productions={productions}
        filter={list.filter}
        page={list.page}
        locale={locale}
        headline={headline}
      />
    </PageFrame>
  )
}

function listOf(segment: string): List {
  const query = readListSegment(segment)
  return { filter: readProductionFilter(query), page: readPage(query) }
}

function pathsOf(list: List): Record<Locale, string> {
  return { de: productionsAddress(list, 'de'), en: productionsAddress(list, 'en') }
}
