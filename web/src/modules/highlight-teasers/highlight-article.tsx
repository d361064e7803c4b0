import type { HighlightTeasers_moduleFragment } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import above from '#ui/above-title.module.css'
import { Poster } from '#components/picture/poster.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './highlight-teasers.module.css'

type Article = HighlightTeasers_moduleFragment['articles'][number]

/** An article of the magazine among highlights. */
export function HighlightArticle(props: { article: Article; locale: Locale; isUrgent: boolean }) {
  const { article, locale, isUrgent } = props
  const { image, title, category, publishedOn } = article
  return (
    <>
      <Poster
        image={image}
        title={title}
        tone={undefined}
        sizes="(min-width: 64em) 22vw, (min-width: 40em) 45vw, 90vw"
        isUrgent={isUrgent}
      />
      {category && <p className={`${above.kinds} ${styles.genre}`}>{category.name}</p>}
      <p className={styles.title} data-fit={titleFit(title)}>
        <SiteLink href={pathFor('magazine-slug-id', article, locale)}>{title}</SiteLink>
      </p>
      <p className={styles.day}>
        <time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time>
      </p>
    </>
  )
}
