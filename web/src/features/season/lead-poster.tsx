import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProductionPoster_productionFragmentDoc } from '#graphql/generated/graphql.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Poster } from '#components/picture/poster.tsx'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './lead-poster.module.css'
import { nextEventPath } from './next-event-path.ts'

/** The theatre's next production: its poster at full height, with the title on strips over it. */
export function LeadPoster(props: {
  production: FragmentType<typeof ProductionPoster_productionFragmentDoc>
  locale: Locale
}) {
  const production = readFragment(ProductionPoster_productionFragmentDoc, props.production)
  const path = nextEventPath(production.events, props.locale)
  const [next] = production.events
  const { image } = production
  return (
    <section className={`${link.area} ${styles.lead}`} data-tone={production.genre?.styleName}>
      <div className={styles.poster}>
        <Poster
          image={image}
          title=""
          tone={production.genre?.styleName}
          sizes="(min-width: 80em) 55vw, 100vw"
          isUrgent
        />
      </div>
      <div className={styles.words}>
        {(production.preline || production.genre) && (
          <p className={styles.strip}>
            <span>{production.preline || production.genre?.name}</span>
          </p>
        )}
        <h2 className={styles.title} data-fit={titleFit(production.title)}>
          <span>
            {path ? <SiteLink href={path}>{production.title}</SiteLink> : production.title}
          </span>
        </h2>
        {next && (
          <p className={styles.strip}>
            <span>{formatDay(next.day, props.locale)}</span>
          </p>
        )}
      </div>
    </section>
  )
}
