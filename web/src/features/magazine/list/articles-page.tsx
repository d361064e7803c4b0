import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ArticlesQuery } from '#graphql/generated/graphql.ts'
import type { Locale } from '#i18n/locales.ts'
import { SiteLink } from '#ui/links/site-link.tsx'
import { type ArticleList, articleListAddress } from './article-list.ts'
import { ArticleRow } from './article-row.tsx'
import styles from './articles-page.module.css'
import { LoadMoreArticles } from './load-more-articles.tsx'

export type ShownArticles = NonNullable<ArticlesQuery['articles']>

/** A page of a list of articles: newest first in a ruled list, and the link to the next ones. */
export async function ArticlesPage(props: {
  articles: ShownArticles
  list: ArticleList
  page: number
  /** The category or tag. */
  title?: string
  locale: Locale
  /** Headline of the magazine. */
  headline: ReactNode
}) {
  const t = await getTranslations('magazine')
  const { articles, list, page, title, locale } = props
  return (
    <div className={styles.page}>
      {props.headline}
      <div className={styles.head}>
        {title && <h1 className={styles.title}>{title}</h1>}
        <p className={styles.count}>
          <span>{t('count', { count: articles.totalCount })}</span>
          {page > 1 && <span>{t('page', { page })}</span>}
        </p>
      </div>
      {page > 1 && (
        <p className={styles.previous} data-print="no">
          <SiteLink href={articleListAddress({ list, page: page - 1 }, locale)}>
            ↑ {t('previousPage')}
          </SiteLink>
        </p>
      )}
      {articles.nodes.length === 0 && <p className={styles.nothing}>{t('none')}</p>}
      <ul className={styles.rows}>
        {articles.nodes.map((article, index) => (
          <li key={article.number}>
            <ArticleRow article={article} locale={locale} isLead={page === 1 && index === 0} />
          </li>
        ))}
      </ul>
      {articles.pageInfo.hasNextPage && (
        <LoadMoreArticles
          key={articleListAddress({ list, page }, locale)}
          href={articleListAddress({ list, page: page + 1 }, locale)}
          next={{ of: list.of, ...('number' in list && { number: list.number }), page: page + 1 }}
          locale={locale}
          labels={{ more: t('row.more'), loading: t('row.loading') }}
        />
      )}
    </div>
  )
}
