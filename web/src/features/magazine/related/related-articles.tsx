import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { RelatedArticles_articleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { Picture } from '#components/picture/picture.tsx'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './related-articles.module.css'

/** Articles about an object; nothing when there are none. */
export function RelatedArticles(props: {
  articles: readonly FragmentType<typeof RelatedArticles_articleFragmentDoc>[]
  heading: string
  locale: Locale
}) {
  const { heading, locale } = props
  // Articles that were deleted since the summary was written are left out.
  const articles = props.articles
    .filter((article) => article !== null)
    .map((article) => readFragment(RelatedArticles_articleFragmentDoc, article))
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="blog">
      <h2 id="blog" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.articles}>
        {articles.map(({ number, slug, title, teaser, category, image, ...article }) => (
          <li
            key={number}
            className={`${link.area} ${styles.article}`}
            data-tone={category?.styleName}
          >
            {image && (
              <div className={styles.picture}>
                <Picture image={image} crop="SQUARE" sizes="(min-width: 48em) 8rem, 22vw" />
              </div>
            )}
            <div>
              <p className={styles.kind}>
                {category && <b>{category.name}</b>}{' '}
                <time dateTime={article.publishedOn}>{formatDay(article.publishedOn, locale)}</time>
              </p>
              <h3 className={styles.title}>
                <SiteLink href={pathFor('magazine-slug-id', { slug, number }, locale)}>
                  {title}
                </SiteLink>
              </h3>
              {teaser && <p className={styles.teaser}>{teaser}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
