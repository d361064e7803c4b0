import type { Locale } from '#i18n/locales.ts'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { ArticleRow_articleFragmentDoc } from '#graphql/generated/graphql.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Picture } from '#components/picture/picture.tsx'
import link from '#ui/links/link-area.module.css'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './article-row.module.css'

/** One article of the list: its category, its title, a few sentences, its picture. The first of all is larger. */
export function ArticleRow(props: {
  article: FragmentType<typeof ArticleRow_articleFragmentDoc>
  locale: Locale
  isLead?: boolean
  level?: 2 | 3
}) {
  const article = readFragment(ArticleRow_articleFragmentDoc, props.article)
  const { locale, isLead = false, level = 2 } = props
  const Heading = `h${level}` as const
  const { number, slug, title, category, image } = article
  return (
    <article
      className={`${link.area} ${styles.row}`}
      data-lead={isLead || undefined}
      data-tone={category?.styleName}
    >
      <div className={styles.what}>
        <p className={styles.kind}>{category?.name}</p>
        <Heading className={styles.title} data-fit={titleFit(title)}>
          <SiteLink href={pathFor('magazine-slug-id', { slug, number }, locale)}>{title}</SiteLink>
        </Heading>
        {article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
        <p className={styles.by}>
          <time dateTime={article.publishedOn}>{formatDay(article.publishedOn, locale)}</time>{' '}
          {article.author && <span>{article.author}</span>}
        </p>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture
            image={image}
            crop="HORIZONTAL"
            sizes={isLead ? '(min-width: 64em) 60vw, 100vw' : '(min-width: 48em) 25vw, 100vw'}
            isUrgent={isLead}
          />
        </div>
      )}
    </article>
  )
}
