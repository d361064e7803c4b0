import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { findListHeadline } from '#features/pages/find-list-headline.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { SubscribeLinks } from '#features/feeds/subscribe-links.tsx'
import { listVariables } from '#features/events/filter/choice-variables.ts'
import { programmeAddress } from '#features/events/filter/programme-address.ts'
import { readChoice } from '#features/events/filter/programme-choice.ts'
import { findDaysOfList } from '#features/events/list/days-of-list.ts'
import { ProgrammePage } from '#features/events/list/programme-page.tsx'
import { programmeTitle } from '#features/events/list/programme-title.ts'
import { ProgrammeDocument } from '#graphql/generated/graphql.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { readListSegment } from '#i18n/list-segment.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { readPage } from '#lib/list-query.ts'

type Props = { params: Promise<{ list: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ list: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale(await rootLocale())
  const asked = askedFor((await params).list)
  const t = await getTranslations('programme')
  const { date } = asked.choice
  return pageMetadata({
    locale,
    paths: pathsOf(asked),
    title: programmeTitle({ date, page: asked.page }, { t, locale }),
    description: t('description'),
    feeds: {
      calendar: { url: pathFor('events-calendar', {}, locale), title: t('feeds.calendar') },
      rss: { url: pathFor('events-rss', {}, locale), title: t('feeds.rss') },
    },
  })
}

export default async function Events({ params }: Props) {
  const { list: segment } = await params
  if (segment === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { choice, page } = askedFor(segment)
  const [programme, headline] = await Promise.all([
    read({
      document: ProgrammeDocument,
      variables: listVariables(choice, { page, locale }),
      tags: [
        ...tagsOfRead.events(),
        ...tagsOfRead.teasers(),
        ...tagsOfRead.calendar(),
        ...tagsOfRead.options(),
      ],
    }),
    findListHeadline('events', locale),
  ])
  const list = findDaysOfList(programme)
  // A page beyond the last one.
  if (!list) notFound()
  return (
    <PageFrame locale={locale} paths={pathsOf({ choice, page })}>
      <ProgrammePage
        programme={programme}
        list={list}
        choice={choice}
        page={page}
        locale={locale}
        headline={headline}
      />
      <SubscribeLinks locale={locale} />
    </PageFrame>
  )
}

type Asked = ReturnType<typeof askedFor>

/** The front has let only what makes sense into the path. */
function askedFor(segment: string) {
  const query = readListSegment(segment)
  return { choice: readChoice(query), page: readPage(query) }
}

function pathsOf({ choice, page }: Asked): Record<Locale, string> {
  const list = { ...choice, page }
  return { de: programmeAddress(list, 'de'), en: programmeAddress(list, 'en') }
}
