'use client'
import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { browserClient } from '#graphql/browser-client.ts'
import { useMoreProductionsQuery } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { LoadingProductions, type NextProductions } from './load-more-productions.tsx'
import styles from './load-more-productions.module.css'
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
  const { season, exhibitionType, tag, date } = next.filter
  const { data, error, refetch } = useMoreProductionsQuery({
    variables: {
      locale: graphLocale(locale),
      season: season ?? null,
      exhibitionType: exhibitionType ?? null,
      tag: tag ?? null,
      date: date ?? null,
      page: next.page,
    },
    notifyOnNetworkStatusChange: true,
  })
  const list = useFirstLinkFocused(data !== undefined)
  if (error) {
    return (
      <div role="alert">
        <p className={styles.problem}>{labels.failed}</p>
        <button className={styles.more} type="button" onClick={() => void refetch()}>
          {labels.more}
        </button>
      </div>
    )
  }
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
        <button className={styles.more} type="button" onClick={() => setContinued(true)}>
          {labels.more}
        </button>
      )}
    </>
  )
}

/** The button that was pressed is gone: the first of the new productions takes its focus. */
function useFirstLinkFocused(isLoaded: boolean) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (isLoaded) list.current?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
  }, [isLoaded])
  return list
}
