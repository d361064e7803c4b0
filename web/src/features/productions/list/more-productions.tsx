'use client'
import { ApolloProvider } from '@apollo/client/react'
import { useState } from 'react'
import { FailedToLoad } from '#ui/load-more/failed-to-load.tsx'
import { useFirstLinkFocused } from '#ui/load-more/first-link-focused.ts'
import more from '#ui/load-more/load-more.module.css'
import { browserClient } from '#graphql/browser-client.ts'
import { useMoreProductionsQuery } from '#graphql/generated/hooks.ts'
import type { Locale } from '#i18n/locales.ts'
import { LoadingProductions, type NextProductions } from './load-more-productions.tsx'
import { productionVariables } from './production-filter.ts'
import { type ProductionLabels, ProductionRow } from './production-row.tsx'

type Props = { next: NextProductions; locale: Locale; labels: ProductionLabels }

/** The pages that were asked for below the first one, with a client of its own. */
export default function MoreProductions(props: Props) {
  return (
    <ApolloProvider client={browserClient()}>
      <FollowingProductions {...props} />
    </ApolloProvider>
  )
}

/** One more page with its own loading and failing, and below it the button for the one after. */
export function FollowingProductions({ next, locale, labels }: Props) {
  const [isContinued, setContinued] = useState(false)
  const { data, error, refetch } = useMoreProductionsQuery({
    variables: productionVariables(next.filter, { page: next.page, locale }),
    notifyOnNetworkStatusChange: true,
  })
  const list = useFirstLinkFocused<HTMLUListElement>(data !== undefined)
  if (error) return <FailedToLoad labels={labels} onRetry={() => void refetch()} />
  if (!data?.productions) return <LoadingProductions label={labels.loading} />
  const { results } = data.productions
  return (
    <>
      <p className="visually-hidden" role="status">
        {labels.loaded.replace('{count}', String(results.length))}
      </p>
      <ul ref={list}>
        {results.map((production) => (
          <li key={production.id}>
            <ProductionRow production={production} locale={locale} labels={labels} />
          </li>
        ))}
      </ul>
      {data.productions.next && isContinued && (
        <FollowingProductions
          next={{ ...next, page: next.page + 1 }}
          locale={locale}
          labels={labels}
        />
      )}
      {data.productions.next && !isContinued && (
        <button className={more.more} type="button" onClick={() => setContinued(true)}>
          {labels.more}
        </button>
      )}
    </>
  )
}
