'use client'
import { useMoreProductionsQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { NextPage, PageAfter } from '#ui/load-more/next-page.tsx'
import { LoadingProductions } from './loading-productions.tsx'
import { type ProductionFilter, productionVariables } from './production-filter.ts'
import { type ProductionLabels, ProductionRow } from './production-row.tsx'

type Props = {
  next: { filter: ProductionFilter; page: number }
  locale: Locale
  labels: ProductionLabels
}

/** The pages that were asked for below the first one. */
export default withGraph(FollowingProductions)

export function FollowingProductions({ next, ...common }: Props) {
  const { locale, labels } = common
  const { data, error, refetch } = useMoreProductionsQuery({
    variables: productionVariables(next.filter, { page: next.page, locale }),
    notifyOnNetworkStatusChange: true,
  })
  const list = data?.productions
  return (
    <NextPage
      labels={labels}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      count={list?.results.length}
      shallFocus
      waiting={<LoadingProductions label={labels.loading} />}
      after={
        list?.next && (
          <PageAfter label={labels.more}>
            <FollowingProductions {...common} next={{ ...next, page: next.page + 1 }} />
          </PageAfter>
        )
      }
    >
      <ul>
        {list?.results.map((production) => (
          <li key={production.id}>
            <ProductionRow production={production} locale={locale} labels={labels} />
          </li>
        ))}
      </ul>
    </NextPage>
  )
}
