'use client'
import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { browserClient } from '#graphql/browser-client.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { useMoreEventsQuery } from '#graphql/generated/hooks.ts'
import { DayList } from './day-list.tsx'
import { groupByDay } from './group-by-day.ts'
import { LoadingRows, type NextPage } from './load-more.tsx'
import styles from './load-more.module.css'
import type { RowLabels } from './row-labels.ts'
import type { Locale } from '#i18n/locales.ts'

type Props = { next: NextPage; locale: Locale; labels: RowLabels }

/** The pages that were asked for below the first one, with a client of its own. */
export default function MoreEvents(props: Props) {
  return (
    <ApolloProvider client={browserClient()}>
      <NextEvents {...props} />
    </ApolloProvider>
  )
}

/** One more page, and below it the button for the one after. */
export function NextEvents({ next, locale, labels }: Props) {
  const [isContinued, setContinued] = useState(false)
  const { data, error, refetch } = useMoreEventsQuery({
    variables: {
      locale: graphLocale(locale),
      date: next.date ?? null,
      page: next.page,
      followingPage: next.page + 1,
    },
    // The page after the last one is not found; this one is.
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const list = useFirstLinkFocused(data !== undefined)
  if (error && !data?.events) return <Failed labels={labels} retry={() => void refetch()} />
  if (!data?.events) return <LoadingRows label={labels.loading} />
  const { results } = data.events
  const days = groupByDay({
    events: results,
    teasers: data.teasers ?? [],
    followingDay: data.following?.results[0]?.day,
  })
  const following: NextPage = { ...next, page: next.page + 1, continues: results.at(-1)?.day }
  return (
    <>
      <p className="visually-hidden" role="status">
        {labels.loaded.replace('{count}', String(results.length))}
      </p>
      <div ref={list}>
        <DayList days={days} locale={locale} labels={labels} continues={next.continues} />
      </div>
      {data.events.next && isContinued && (
        <NextEvents next={following} locale={locale} labels={labels} />
      )}
      {data.events.next && !isContinued && (
        <button className={styles.more} type="button" onClick={() => setContinued(true)}>
          {labels.more}
        </button>
      )}
    </>
  )
}

function Failed({ labels, retry }: { labels: RowLabels; retry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.problem}>{labels.failed}</p>
      <button className={styles.more} type="button" onClick={retry}>
        {labels.more}
      </button>
    </div>
  )
}

/** The button that was pressed is gone: the first of the new events takes its focus. */
function useFirstLinkFocused(isLoaded: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isLoaded) list.current?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  }, [isLoaded])
  return list
}
