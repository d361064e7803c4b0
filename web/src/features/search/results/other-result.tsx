import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  OtherResult_resultFragmentDoc,
  type OtherResult_resultFragment,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './found-row.module.css'
import { MarkedText } from './marked-text.tsx'

/** A result other than an event: its kind, its title, and the text around the match. */
export function OtherResult(props: {
  result: FragmentType<typeof OtherResult_resultFragmentDoc>
  locale: Locale
}) {
  const entity = readFragment(OtherResult_resultFragmentDoc, props.result)
  const { locale } = props
  const t = useTranslations('search')
  const path = pathOf(entity, locale)
  // A kind of a newer graph.
  if (!path) return null
  const { title, lead, excerpt } = entity
  return (
    <article className={`${link.area} ${styles.row}`}>
      <p className={styles.kind}>{t(`kinds.${entity.__typename}`)}</p>
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

function pathOf(entity: OtherResult_resultFragment, locale: Locale): string | undefined {
  switch (entity.__typename) {
    case 'SearchedProduction':
      return pathFor('productions-slug-id', entity, locale)
    case 'SearchedPerson':
      return pathFor('team-slug-id', entity, locale)
    case 'SearchedSeries':
      return pathFor('series-slug-id', entity, locale)
    case 'SearchedVenue':
      return pathFor('venues-slug-id', entity, locale)
    case 'SearchedArticle':
      return pathFor('magazine-slug-id', entity, locale)
    case 'SearchedPage':
      return entity.path ? `/${locale}/${entity.path}` : `/${locale}`
    default:
      entity satisfies never
      return undefined
  }
}
