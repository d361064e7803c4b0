import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showListPage } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { listVariables } from '#features/events/filter/choice-variables.ts'
import { programmeAddress } from '#features/events/filter/programme-address.ts'
import { readChoice } from '#features/events/filter/programme-choice.ts'
import { findDaysOfList } from '#features/events/list/days-of-list.ts'
import { ProgrammePage } from '#features/events/list/programme-page.tsx'
import { programmeTitle } from '#features/events/list/programme-title.ts'
import { SubscribeLinks } from '#features/feeds/subscribe-links.tsx'
import { findListPage } from '#features/pages/find-list-page.ts'
import { listMetadata } from '#features/pages/list-metadata.ts'
import { ProgrammeDocument } from '#graphql/generated/graphql.ts'
import { pathFor, pathsIn } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'
import { countFilters, readPage } from '#lib/list-query.ts'

export const page = definePage({
  name: 'events',
  async load({ query, locale }, { read, versionNumber, preview }) {
    const { choice, page: number } = readFilter(query)
    const [programme, written] = await Promise.all([
      read({
        document: ProgrammeDocument,
        variables: listVariables(choice, { page: number, locale }),
        tags: [
          ...tagsOfRead.events(),
          ...tagsOfRead.teasers(),
          ...tagsOfRead.calendar(),
          ...tagsOfRead.options(),
        ],
      }),
      findListPage('events', { locale, read, versionNumber, preview }),
    ])
    // A page beyond the last one has no events.
    const list = findDaysOfList(programme) ?? notFound()
    return { programme, list, written }
  },
  paths(_, { query }) {
    const { choice, page: number } = readFilter(query)
    const list = { ...choice, page: number }
    return pathsIn((locale) => programmeAddress(list, locale))
  },
  async trail(_, { locale }) {
    const t = await getTranslations('programme')
    return [{ title: t(`title.${variant}`), href: pathFor('events', {}, locale) }]
  },
  async describe({ written }, { query, locale, paths }) {
    const { choice, page: number } = readFilter(query)
    const t = await getTranslations('programme')
    const metadata = {
      locale,
      paths,
      title: programmeTitle({ date: choice.date, page: number }, { t, locale }),
      description: [number > 1 ? t('page', { page: number }) : null, t(`description.${variant}`)],
      filters: countFilters(choice),
      feeds: {
        calendar: { url: pathFor('events-calendar', {}, locale), title: t('feeds.calendar') },
        rss: { url: pathFor('events-rss', {}, locale), title: t('feeds.rss') },
      },
    }
    return listMetadata(metadata, { written, query })
  },
  async compose({ programme, list, written }, { query, frame, ...page }) {
    const { locale } = page
    const { choice, page: number } = readFilter(query)
    return (
      <PageFrame {...frame}>
        <ProgrammePage
          programme={programme}
          list={list}
          choice={choice}
          page={number}
          locale={locale}
          headline={written?.headline || undefined}
        />
        {await showListPage(written, page)}
        <SubscribeLinks locale={locale} />
      </PageFrame>
    )
  },
})

/** The front server has put only valid values into the path. */
function readFilter(query: URLSearchParams) {
  return { choice: readChoice(query), page: readPage(query) }
}
