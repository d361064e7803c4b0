import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { MemberPage } from '#features/team/member-page.tsx'
import { TeamMemberPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

export const page = definePage({
  name: 'team-slug-id',
  async load({ number, locale }, { read }) {
    const { person, personParts } = await read({
      document: TeamMemberPageDocument,
      variables: { locale: graphLocale(locale), number },
      tags: [...tagsOfRead.person(number), ...tagsOfRead.personParts(number)],
    })
    return { person: person ?? notFound(), parts: personParts ?? [] }
  },
  // A name is the same in every language.
  paths: ({ person }) => pathsFor('team-slug-id', () => person),
  describe: ({ person }, { locale, paths }) =>
    pageMetadata({
      locale,
      paths,
      title: person.name,
      description: [person.name, person.profession].filter(Boolean).join(', '),
    }),
  compose({ person, parts }, { locale, paths }) {
    return (
      <PageFrame locale={locale} paths={paths}>
        <MemberPage person={person} parts={parts} locale={locale} />
      </PageFrame>
    )
  },
})
