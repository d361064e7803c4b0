import { useTranslations } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ProductionRow_productionFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { distinctWords } from '#lib/text/distinct-words.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Poster } from '#components/picture/poster.tsx'
import above from '#ui/above-title.module.css'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './production-row.module.css'

/** One production of the list: poster, title, and its next date. */
export function ProductionRow(props: {
  production: FragmentType<typeof ProductionRow_productionFragmentDoc>
  locale: Locale
  level?: 2 | 3
}) {
  const production = readFragment(ProductionRow_productionFragmentDoc, props.production)
  const { locale, level = 2 } = props
  const Heading = `h${level}` as const
  const t = useTranslations('productions')
  const { number, slug, title, genre, image } = production
  const kinds = distinctWords([genre?.name, production.exhibitionType?.name])
  const [next] = production.events
  return (
    <article className={`${link.area} ${styles.row}`} data-tone={genre?.styleName}>
      <div className={styles.poster}>
        <Poster
          image={image}
          title={title}
          tone={genre?.styleName}
          sizes="(min-width: 48em) 14rem, 30vw"
        />
      </div>
      <div className={styles.what}>
        {kinds && <p className={above.kinds}>{kinds}</p>}
        <Heading className={styles.title} data-fit={titleFit(title)}>
          <SiteLink href={pathFor('productions-slug-id', { slug, number }, locale)}>
            {title}
          </SiteLink>
        </Heading>
        {production.subtitle && <p className={styles.subtitle}>{production.subtitle}</p>}
        {production.teaser && <p className={styles.teaser}>{production.teaser}</p>}
      </div>
      <dl className={styles.when}>
        {next && <Fact term={t('row.next')} labels={formatDay(next.day, locale)} />}
        {!next && production.dateLast && (
          <Fact term={t('row.last')} labels={formatDay(production.dateLast, locale)} />
        )}
        {production.events.length > 1 && (
          <Fact term={t('row.dates')} labels={String(production.events.length)} />
        )}
        {production.season && <Fact term={t('season')} labels={production.season.name} />}
      </dl>
    </article>
  )
}

function Fact({ term, labels }: { term: string; labels: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{labels}</dd>
    </div>
  )
}
