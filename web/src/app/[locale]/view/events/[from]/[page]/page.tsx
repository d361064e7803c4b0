import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, redirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#features/navigation/page-frame.tsx'
import { SubscribeLinks } from '#features/programme/calendar/subscribe-links.tsx'
import { programmeAddress } from '#features/programme/list/programme-address.ts'
import { ProgrammePage } from '#features/programme/list/programme-page.tsx'
import { ProgrammeDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor } from '#i18n/path-for.ts'
import { placeholder, today } from '#i18n/view-paths.ts'
import { findDayInAddress, monthInWords } from '#lib/days.ts'

type Props = { params: Promise<{ from: string; page: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ from: placeholder, page: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const list = listOf(await params)
  const t = await getTranslations('programme')
  const month = list.date && t('from', { month: monthInWords(list.date, locale) })
  const page = list.page > 1 && t('page', { page: list.page })
  return pageMetadata({
    locale,
    paths: pathsOf(list),
    title: [t('title'), month, page].filter(Boolean).join(' '),
    description: t('description'),
    feeds: {
      calendar: { url: pathFor('events-calendar', {}, locale), title: t('feeds.calendar') },
      rss: { url: pathFor('events-rss', {}, locale), title: t('feeds.rss') },
    },
  })
}

export default async function Events({ params }: Props) {
  const asked = await params
  if (asked.from === placeholder) return null
  const locale = asLocale(await rootLocale())
  const list = listOf(asked)
  if (asked.from !== today && !list.date) redirect(pathFor('events', {}, locale) as Route)
  const programme = await read({
    document: ProgrammeDocument,
    variables: {
      locale: graphLocale(locale),
      date: list.date ?? null,
      page: list.page,
      followingPage: list.page + 1,
    },
    tags: [...tagsOfRead.events(), ...tagsOfRead.teasers(), ...tagsOfRead.calendar()],
  })
  // A page beyond the last one.
  if (!programme.events) notFound()
  const messages = await loadMessages(locale)
  return (
    <PageFrame locale={locale} paths={pathsOf(list)}>
      <ProgrammePage
        programme={programme}
        date={list.date}
        page={list.page}
        locale={locale}
        labels={messages.programme}
      />
      <SubscribeLinks locale={locale} />
    </PageFrame>
  )
}

/** First day (undefined for today, and for a day that the calendar does not have) and number of the page. */
function listOf(asked: { from: string; page: string }) {
  return { date: findDayInAddress(asked.from), page: Number(asked.page) || 1 }
}

function pathsOf(list: { date: string | undefined; page: number }): Record<Locale, string> {
  return { de: programmeAddress(list, 'de'), en: programmeAddress(list, 'en') }
}
