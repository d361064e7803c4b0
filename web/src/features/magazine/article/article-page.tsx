import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { RelatedArticles } from '#features/magazine/related/related-articles.tsx'
import type { ArticlePageQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { minutesOf } from '#lib/time/duration.ts'
import { formatDay } from '#lib/time/days.ts'
import { titleFit } from '#lib/text/title-fit.ts'
import { Picture } from '#components/picture/picture.tsx'
import { FavouriteButton } from '#ui/favourite/favourite-button.tsx'
import { SiteLink } from '#ui/links/site-link.tsx'
import { ArticleAbout } from './article-about.tsx'
import { ArticleDates } from './article-dates.tsx'
import styles from './article-page.module.css'

/** An article: its head, its modules beside its subjects, the next dates, and related articles. */
export async function ArticlePage(props: {
  article: NonNullable<ArticlePageQuery['article']>
  locale: Locale
  /** Headline of the magazine. */
  headline: ReactNode
  /** Its modules. */
  body: ReactNode
}) {
  const t = await getTranslations('magazine')
  const { article, locale } = props
  const { title, category, image, publishedOn } = article
  return (
    <div className={styles.page}>
      {props.headline}
      <article className={styles.article}>
        <header className={styles.head} data-tone={category?.styleName}>
          <p className={styles.kind}>
            {category && (
              <SiteLink
                href={pathFor(
                  'magazine-categories-category-id',
                  { category: category.slug, number: category.number },
                  locale,
                )}
              >
                {category.name}
              </SiteLink>
            )}{' '}
            {article.preline && <span>{article.preline}</span>}
          </p>
          <h1 className={styles.title} data-fit={titleFit(title)}>
            {title}
          </h1>
          {article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
          <p className={styles.by}>
            {article.author && <span>{t('by', { author: article.author })}</span>}{' '}
            <time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time>{' '}
            <span>{t('readingTime', { minutes: minutesOf(article.readingTime) })}</span>
          </p>
          <FavouriteButton
            favourite={{ type: 'article', number: article.number }}
            title={title}
            locale={locale}
          />
        </header>
        {image && (
          <figure className={styles.picture}>
            <Picture
              image={image}
              crop="HORIZONTAL"
              sizes="(min-width: 100em) 92rem, 100vw"
              alt={image.alt}
              isUrgent
            />
            {image.credit && <figcaption>{t('credit', { credit: image.credit })}</figcaption>}
          </figure>
        )}
        <div className={styles.columns}>
          <div className={styles.body}>{props.body}</div>
          <aside className={styles.about} aria-label={t('about')}>
            <ArticleAbout article={article} locale={locale} />
          </aside>
        </div>
      </article>
      <ArticleDates events={article.events} locale={locale} />
      <RelatedArticles articles={article.articles} heading={t('more')} locale={locale} />
      <p className={styles.back} data-print="no">
        <SiteLink href={pathFor('magazine', {}, locale)}>← {t('back')}</SiteLink>
      </p>
    </div>
  )
}
