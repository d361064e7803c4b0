import { useTranslations } from 'next-intl'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  HighlightTeasers_moduleFragmentDoc,
  type HighlightTeasers_moduleFragment,
} from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import above from '#ui/above-title.module.css'
import { Poster } from '#components/picture/poster.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import { HighlightArticle } from './highlight-article.tsx'
import styles from './highlight-teasers.module.css'

type Production = HighlightTeasers_moduleFragment['productions'][number]

/** The next productions, or the newest articles, as a row of posters. */
export function HighlightTeasers(props: {
  module: FragmentType<typeof HighlightTeasers_moduleFragmentDoc>
  setting: ModuleSetting
}) {
  const { productions, articles } = readFragment(HighlightTeasers_moduleFragmentDoc, props.module)
  const { locale, isUrgent } = props.setting
  const t = useTranslations('modules')
  if (articles.length > 0) {
    return (
      <ul className={styles.posters}>
        {articles.map((article, index) => (
          <li
            key={article.number}
            className={styles.poster}
            data-tone={article.category?.styleName}
          >
            <HighlightArticle
              article={article}
              locale={locale}
              isUrgent={isUrgent && index === 0}
            />
          </li>
        ))}
      </ul>
    )
  }
  if (productions.length === 0) return <p className={styles.none}>{t('noEvents')}</p>
  return (
    <ul className={styles.posters}>
      {productions.map(
        (production, index) =>
          production.nextEvent && (
            <li
              key={production.number}
              className={styles.poster}
              data-tone={production.genre?.styleName}
            >
              <Highlight
                production={production}
                event={production.nextEvent}
                locale={locale}
                isUrgent={isUrgent && index === 0}
              />
            </li>
          ),
      )}
    </ul>
  )
}

function Highlight(props: {
  production: Production
  event: NonNullable<Production['nextEvent']>
  locale: Locale
  isUrgent: boolean
}) {
  const { production, event, locale, isUrgent } = props
  const { image, title, genre } = production
  return (
    <>
      <Poster
        image={image}
        title={title}
        tone={genre?.styleName}
        sizes="(min-width: 64em) 22vw, (min-width: 40em) 45vw, 90vw"
        isUrgent={isUrgent}
      />
      {genre && <p className={`${above.kinds} ${styles.genre}`}>{genre.name}</p>}
      <p className={styles.title} data-fit={titleFit(title)}>
        <SiteLink
          href={pathFor('events-slug-id', { slug: event.slug, number: event.number }, locale)}
        >
          {title}
        </SiteLink>
      </p>
      {production.subtitle && <p className={styles.subtitle}>{production.subtitle}</p>}
      <p className={styles.day}>
        <time dateTime={event.day}>{formatDay(event.day, locale)}</time>
      </p>
    </>
  )
}
