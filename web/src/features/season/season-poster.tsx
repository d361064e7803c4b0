import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProductionPoster_productionFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Poster } from '#components/picture/poster.tsx'
import above from '#ui/above-title.module.css'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './season-poster.module.css'

/** One poster of the wall with its caption. */
export function SeasonPoster(props: {
  production: FragmentType<typeof ProductionPoster_productionFragmentDoc>
  locale: Locale
}) {
  const production = readFragment(ProductionPoster_productionFragmentDoc, props.production)
  const [next] = production.events
  const { number, slug } = production
  const { image } = production
  return (
    <article className={`${link.area} ${styles.poster}`} data-tone={production.genre?.styleName}>
      <div className={styles.picture}>
        <Poster
          image={image}
          title={production.title}
          tone={production.genre?.styleName}
          sizes="(min-width: 48em) 38vw, 90vw"
        />
      </div>
      {production.genre && (
        <p className={`${above.kinds} ${styles.genre}`}>{production.genre.name}</p>
      )}
      <h3 className={styles.title} data-fit={titleFit(production.title)}>
        <SiteLink href={pathFor('productions-slug-id', { slug, number }, props.locale)}>
          {production.title}
        </SiteLink>
      </h3>
      {next && <p className={styles.date}>{formatDay(next.day, props.locale)}</p>}
    </article>
  )
}
