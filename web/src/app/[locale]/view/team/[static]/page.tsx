import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { findListHeadline } from '#features/pages/find-list-headline.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { TeamPage } from '#features/team/team-page.tsx'
import { TeamDocument, type TeamQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ static: string }> }
type Person = NonNullable<TeamQuery['persons']>['results'][number]

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ static: placeholder }]

const paths = pathsFor('team', () => ({}))
/** A hundred people a page: more than this no house employs on its stages. */
const mostPages = 5

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('team')
  return pageMetadata({
    locale: asLocale(await rootLocale()),
    paths,
    title: t('title'),
    description: t('text'),
  })
}

export default async function Team({ params }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const [persons, headline] = await Promise.all([
    readTeam(locale),
    findListHeadline('team', locale),
  ])
  return (
    <PageFrame locale={locale} paths={paths}>
      <TeamPage persons={persons} headline={headline} locale={locale} />
    </PageFrame>
  )
}

async function readTeam(locale: Locale): Promise<Person[]> {
  const team: Person[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { persons } = await read({
      document: TeamDocument,
      variables: { locale: graphLocale(locale), page },
      tags: tagsOfRead.persons(),
    })
    team.push(...(persons?.results ?? []))
    if (!persons?.next) break
  }
  return team
}
