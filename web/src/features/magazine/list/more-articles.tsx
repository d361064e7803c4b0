'use client'
import { useMoreArticlesQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { NextPage, PageAfter } from '#ui/load-more/next-page.tsx'
import { articleVariables, type NextArticles } from './article-list.ts'
import { type ArticleLabels, ArticleRow } from './article-row.tsx'
import { LoadingArticles } from './loading-articles.tsx'

type Props = { next: NextArticles; locale: Locale; labels: ArticleLabels }

/** The pages that were asked for below the first one. */
export default withGraph(FollowingArticles)

export function FollowingArticles({ next, ...common }: Props) {
  const { locale, labels } = common
  const { data, error, refetch } = useMoreArticlesQuery({
    variables: articleVariables(next, { page: next.page, locale }),
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.articles
  return (
    <NextPage
      labels={labels}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      count={list?.results.length}
      shallFocus
      waiting={<LoadingArticles label={labels.loading} />}
      after={
        list?.next && (
          <PageAfter label={labels.more}>
            <FollowingArticles {...common} next={{ ...next, page: next.page + 1 }} />
          </PageAfter>
        )
      }
    >
      <ul>
        {list?.results.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} locale={locale} />
          </li>
        ))}
      </ul>
    </NextPage>
  )
}
