import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#features/navigation/page-frame.tsx'
import {
  type ProductionFilter,
  productionsAddress,
} from '#features/programme/productions/production-filter.ts'
import { ProductionsPage } from '#features/programme/productions/productions-page.tsx'
import { ProductionsDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import { loadMessages } from '#i18n/messages.ts'
import { findId } from '#lib/find-id.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { placeholder } from '#i18n/view-paths.ts'
import { findDayInAddress } from '#lib/day-in-address.ts'

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
  const { season, exhibitionType, tag, date } = list.filter
  const productions = await read({
    document: ProductionsDocument,
    variables: {
      locale: graphLocale(locale),
      season: season ?? null,
      exhibitionType: exhibitionType ?? null,
      tag: tag ?? null,
      date: date ?? null,
      page: list.page,
    },
    tags: [...tagsOfRead.productions(), ...tagsOfRead.options()],
  })
  // A page beyond the last one.
  if (!productions.productions) notFound()
  const messages = await loadMessages(locale)
  return (
    <PageFrame locale={locale} paths={pathsOf(list)}>
      <ProductionsPage
        productions={productions}
        filter={list.filter}
        page={list.page}
        locale={locale}
        labels={messages.productions}
      />
    </PageFrame>
  )
}

function listOf(segment: string): List {
  const asked = readListSegment(segment)
  return {
    filter: {
      season: findId(asked.get('season') ?? ''),
      exhibitionType: asked.get('exhibition_type') ?? undefined,
      tag: findId(asked.get('tag') ?? ''),
      date: findDayInAddress(asked.get('date') ?? ''),
    },
    page: findId(asked.get('page') ?? '') ?? 1,
  }
}

function pathsOf(list: List): Record<Locale, string> {
  return { de: productionsAddress(list, 'de'), en: productionsAddress(list, 'en') }
}
