import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { TeamMember_personFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { Portrait } from '#components/picture/portrait.tsx'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import type { GroupSize } from './group-size.ts'
import styles from './team-member.module.css'

const wideSizes: Record<GroupSize, string> = { few: '24vw', some: '18vw', many: '12vw' }

/** One person of the team: portrait, name, profession. */
export function TeamMember(props: {
  person: FragmentType<typeof TeamMember_personFragmentDoc>
  size: GroupSize
  locale: Locale
}) {
  const person = readFragment(TeamMember_personFragmentDoc, props.person)
  const { number, slug, image } = person
  return (
    <article className={`${link.area} ${styles.member}`}>
      <Portrait
        image={image}
        firstName={person.firstName}
        lastName={person.lastName}
        sizes={`(min-width: 64em) ${wideSizes[props.size]}, (min-width: 48em) 25vw, 45vw`}
      />
      <h3 className={styles.name}>
        <SiteLink href={pathFor('team-slug-id', { slug, number }, props.locale)}>
          {person.name}
        </SiteLink>
      </h3>
      {person.profession && <p className={styles.profession}>{person.profession}</p>}
    </article>
  )
}
