import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showListPage } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findListPage } from '#features/pages/find-list-page.ts'
import { listMetadata } from '#features/pages/list-metadata.ts'
import { TeamPage } from '#features/team/team-page.tsx'
import { TeamDocument, type TeamQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Read } from '#graphql/read.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'

type Person = NonNullable<TeamQuery['persons']>['nodes'][number]

/** A hundred people per page: more than any theatre has on its stages. */
const maxPages = 5

async function readPersons(locale: Locale, read: Read): Promise<Person[]> {
  const persons: Person[] = []
  let after: string | null = null
  for (let number = 1; number <= maxPages; number += 1) {
    const team: TeamQuery = await read({
      document: TeamDocument,
      variables: { locale: graphLocale(locale), after },
      tags: tagsOfRead.persons(),
    })
    persons.push(...(team.persons?.nodes ?? []))
    if (!team.persons?.pageInfo.hasNextPage) break
    after = team.persons.pageInfo.endCursor
  }
  return persons
}

export const page = definePage({
  name: 'team',
  async load({ locale }, { read, versionNumber, preview }) {
    const [persons, written] = await Promise.all([
      readPersons(locale, read),
      findListPage('team', { locale, read, versionNumber, preview }),
    ])
    return { persons, written }
  },
  paths: () => pathsFor('team', () => ({})),
  async trail(_, { locale, paths }) {
    const t = await getTranslations('team')
    return [{ title: t(`title.${variant}`), href: paths[locale] }]
  },
  async describe({ written }, { locale, paths }) {
    const t = await getTranslations('team')
    const metadata = {
      locale,
      paths,
      title: t(`title.${variant}`),
      description: t(`text.${variant}`),
    }
    return listMetadata(metadata, { written })
  },
  compose: async ({ persons, written }, { frame, ...page }) => (
    <PageFrame {...frame}>
      <TeamPage persons={persons} headline={written?.headline || undefined} locale={page.locale} />
      {await showListPage(written, page)}
    </PageFrame>
  ),
})
