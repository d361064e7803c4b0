import { getTranslations } from 'next-intl/server'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  type ContributorGroup,
  Contributors_contributorFragmentDoc,
} from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './contributors.module.css'
import heading from '#ui/detail/heading.module.css'

const groups: readonly ContributorGroup[] = ['TEAM', 'CAST']

/**
 * The contributors of an event: those behind the stage first, then those on it. Several people of one role share its
 * line.
 */
export async function Contributors(props: {
  contributors: readonly FragmentType<typeof Contributors_contributorFragmentDoc>[]
  locale: Locale
}) {
  const t = await getTranslations('detail')
  const contributors = props.contributors.map((one) =>
    readFragment(Contributors_contributorFragmentDoc, one),
  )
  const headings = { TEAM: t('team'), CAST: t('cast') }
  return groups.map((group) => {
    const people = contributors.filter((contributor) => contributor.group === group)
    if (people.length === 0) return null
    return (
      <section key={group}>
        <h2 className={heading.heading}>{headings[group]}</h2>
        <dl className={styles.people}>
          {[...Map.groupBy(people, ({ role }) => role)].map(([role, inRole]) => (
            <div key={role}>
              <dt>{role}</dt>
              {inRole.map(({ person }) => (
                <dd key={person.number}>
                  <SiteLink
                    href={pathFor(
                      'team-slug-id',
                      { slug: person.slug, number: person.number },
                      props.locale,
                    )}
                  >
                    {person.name}
                  </SiteLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </section>
    )
  })
}
