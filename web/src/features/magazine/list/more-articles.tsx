'use client'
import { useTranslations } from 'next-intl'
import { useMoreArticlesQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/magazine.json'
import en from '#messages/en/magazine.json'
import { NextPage, PageAfter } from '#ui/load-more/next-page.tsx'
import { articleVariables, type NextArticles } from './article-list.ts'
import { ArticleRow } from './article-row.tsx'
import { LoadingArticles } from './loading-articles.tsx'

const messages = { de: { magazine: de }, en: { magazine: en } }

type Props = { next: NextArticles; locale: Locale }

/** The pages loaded below the first one. */
export default withGraph(withMessages(FollowingArticles, messages))

export function FollowingArticles({ next, ...common }: Props) {
  const { locale } = common
  const t = useTranslations('magazine.row')
  const { data, error, refetch } = useMoreArticlesQuery({
    variables: articleVariables(next, { page: next.page, locale }),
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.articles
  return (
    <NextPage
      labels={{
        failed: t('failed'),
        more: t('more'),
        loaded: t('loaded', { count: list?.nodes.length ?? 0 }),
      }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      count={list?.nodes.length}
      shallFocus
      waiting={<LoadingArticles label={t('loading')} />}
      after={
        list?.pageInfo.hasNextPage && (
          <PageAfter label={t('more')}>
            <FollowingArticles {...common} next={{ ...next, page: next.page + 1 }} />
          </PageAfter>
        )
      }
    >
      <ul>
        {list?.nodes.map((article) => (
          <li key={article.number}>
            <ArticleRow article={article} locale={locale} />
          </li>
        ))}
      </ul>
    </NextPage>
  )
}
