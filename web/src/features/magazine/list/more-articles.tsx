'use client'
import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { browserClient } from '#graphql/browser-client.ts'
import { useMoreArticlesQuery } from '#graphql/generated/hooks.ts'
import type { Locale } from '#i18n/locales.ts'
import { FailedToLoad } from '#ui/load-more/failed-to-load.tsx'
import { useFirstLinkFocused } from '#ui/load-more/first-link-focused.ts'
import more from '#ui/load-more/load-more.module.css'
import { articleVariables } from './article-list.ts'
import { type ArticleLabels, ArticleRow } from './article-row.tsx'
import { LoadingArticles, type NextArticles } from './load-more-articles.tsx'

type Props = { next: NextArticles; locale: Locale; labels: ArticleLabels }

/** The pages that were asked for below the first one, with a client of its own. */
export default function MoreArticles(props: Props) {
  return (
    <ApolloProvider client={browserClient()}>
      <FollowingArticles {...props} />
    </ApolloProvider>
  )
}

/** One more page with its own loading and failing, and below it the button for the one after. */
export function FollowingArticles({ next, locale, labels }: Props) {
  const [isContinued, setContinued] = useState(false)
  const { data, error, refetch } = useMoreArticlesQuery({
    variables: articleVariables(next, { page: next.page, locale }),
    notifyOnNetworkStatusChange: true,
  })
  const list = useFirstLinkFocused<HTMLUListElement>(data !== undefined)
  if (error) return <FailedToLoad labels={labels} onRetry={() => void refetch()} />
  if (!data?.articles) return <LoadingArticles label={labels.loading} />
  const { results } = data.articles
  return (
    <>
      <p className="visually-hidden" role="status">
        {labels.loaded.replace('{count}', String(results.length))}
      </p>
      <ul ref={list}>
        {results.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} locale={locale} />
          </li>
        ))}
      </ul>
      {data.articles.next && isContinued && (
        <FollowingArticles
          next={{ ...next, page: next.page + 1 }}
          locale={locale}
          labels={labels}
        />
      )}
      {data.articles.next && !isContinued && (
        <button className={more.more} type="button" onClick={() => setContinued(true)}>
          {labels.more}
        </button>
      )}
    </>
  )
}
