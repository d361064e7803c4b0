import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import type { Metadata, Route } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { Locale } from '#i18n/locales.ts'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { MemberPage } from '#features/team/member-page.tsx'
import { TeamMemberPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { read } from '#graphql/read.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { findId } from '#lib/find-id.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = { params: Promise<{ slug: string; id: string }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ slug: placeholder, id: placeholder }]

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  if (id === placeholder) return {}
  const locale = asLocale(await rootLocale())
  const { person } = await readMember(id, locale)
  return pageMetadata({
    locale,
    paths: pathsFor('team-slug-id', () => person),
    title: person.name,
    description: [person.name, person.profession].filter(Boolean).join(', '),
  })
}

export default async function TeamMember({ params }: Props) {
  const { slug, id } = await params
  if (id === placeholder) return null
  const locale = asLocale(await rootLocale())
  const { person, parts } = await readMember(id, locale)
  // A name is the same in every language.
  const paths = pathsFor('team-slug-id', () => person)
  if (slug !== person.slug) permanentRedirect(paths[locale] as Route)
  return (
    <PageFrame locale={locale} paths={paths}>
      <MemberPage person={person} parts={parts} locale={locale} />
    </PageFrame>
  )
}

async function readMember(segment: string, locale: Locale) {
  const id = findId(segment) ?? notFound()
  const { person, personParts } = await read({
    document: TeamMemberPageDocument,
    variables: { locale: graphLocale(locale), id },
    tags: [...tagsOfRead.person(id), ...tagsOfRead.personParts(id)],
  })
  return { person: person ?? notFound(), parts: personParts ?? [] }
}
