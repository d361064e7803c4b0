'use client'
import { useTranslations } from 'next-intl'
import { useMoreArticlesQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { withMessages } from '#i18n/with-messages.tsx'
import de from '#messages/de/magazine.json'
import en from '#messages/en/magazine.json'
import { NextRows } from '#ui/load-more/next-rows.tsx'
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
  return (
    <NextRows
      result={{ list: data?.articles, error, refetch }}
      labels={{
        failed: t('failed'),
        more: t('more'),
        loaded: (count) => t('loaded', { count }),
      }}
      waiting={<LoadingArticles label={t('loading')} />}
      renderRow={(article) => <ArticleRow article={article} locale={locale} />}
      following={<FollowingArticles {...common} next={{ ...next, page: next.page + 1 }} />}
    />
  )
}
