import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  FoundThing_resultFragmentDoc,
  type FoundThing_resultFragment,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './found-row.module.css'
import { MarkedText } from './marked-text.tsx'

/** A result other than an event: its kind, its title, and the text around the match. */
export function FoundThing(props: {
  result: FragmentType<typeof FoundThing_resultFragmentDoc>
  locale: Locale
}) {
  const thing = readFragment(FoundThing_resultFragmentDoc, props.result)
  const { locale } = props
  const t = useTranslations('search')
  const path = pathOf(thing, locale)
  // A kind of a newer graph.
  if (!path) return null
  const { title, lead, excerpt } = thing
  return (
    <article className={`${link.area} ${styles.row}`}>
      <p className={styles.kind}>{t(`kinds.${thing.__typename}`)}</p>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <SiteLink href={path}>
            <MarkedText parts={title} />
          </SiteLink>
        </h2>
        {lead && <p className={styles.kinds}>{lead}</p>}
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <MarkedText parts={excerpt} />
          </p>
        )}
      </div>
    </article>
  )
}

function pathOf(thing: FoundThing_resultFragment, locale: Locale): string | undefined {
  switch (thing.__typename) {
    case 'SearchedProduction':
      return pathFor('productions-slug-id', thing, locale)
    case 'SearchedPerson':
      return pathFor('team-slug-id', thing, locale)
    case 'SearchedSeries':
      return pathFor('series-slug-id', thing, locale)
    case 'SearchedVenue':
      return pathFor('venues-slug-id', thing, locale)
    case 'SearchedArticle':
      return pathFor('magazine-slug-id', thing, locale)
    case 'SearchedPage':
      return thing.path ? `/${locale}/${thing.path}` : `/${locale}`
    default:
      thing satisfies never
      return undefined
  }
}
