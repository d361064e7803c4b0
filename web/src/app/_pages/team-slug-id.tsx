import { tagsOfRead } from '@foyer/schema/change-tags.ts'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { showOwnContainer } from '#app/frame/show-own-container.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { findOwnContainer, ownContainerSlug } from '#features/pages/find-own-container.ts'
import { MemberPage } from '#features/team/member-page.tsx'
import { TeamMemberPageDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { socialPicture } from '#components/picture/social-picture.ts'
import { plainText } from '#lib/text/plain-text.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathFor, pathsFor } from '#i18n/paths/path-for.ts'
import { variant } from '#lib/design/variant.ts'

export const page = definePage({
  name: 'team-slug-id',
  async load({ number, locale }, { read, versionNumber, preview }) {
    const [{ person, personParts }, container] = await Promise.all([
      read({
        document: TeamMemberPageDocument,
        variables: { locale: graphLocale(locale), number },
        tags: [...tagsOfRead.person(number), ...tagsOfRead.personParts(number)],
      }),
      findOwnContainer({ kind: 'person', number }, { locale, read, versionNumber, preview }),
    ])
    return { person: person ?? notFound(), parts: personParts ?? [], container }
  },
  // A name is the same in every language.
  paths: ({ person }) => pathsFor('team-slug-id', () => person),
  async trail({ person }, { locale, paths }) {
    const t = await getTranslations('team')
    return [
      { title: t(`title.${variant}`), href: pathFor('team', {}, locale) },
      { title: person.name, href: paths[locale] },
    ]
  },
  describe: ({ person }, { locale, paths }) =>
    pageMetadata({
      locale,
      paths,
      title: person.name,
      ...(person.profession && { detail: person.profession }),
      description: [
        [person.name, person.profession, person.category?.name].filter(Boolean).join(', '),
        plainText(person.biography),
      ],
      picture: socialPicture(person.image),
    }),
  async compose({ person, parts, container }, { number, frame, ...page }) {
    const { locale } = page
    return (
      <PageFrame {...frame}>
        <MemberPage person={person} parts={parts} locale={locale} />
        {await showOwnContainer(container, {
          slug: ownContainerSlug({ kind: 'person', number }),
          title: person.name,
          page,
        })}
      </PageFrame>
    )
  },
})
