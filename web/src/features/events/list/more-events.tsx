'use client'
import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { listVariables } from '#features/events/filter/choice-variables.ts'
import { browserClient } from '#graphql/browser-client.ts'
import { useMoreEventsQuery } from '#graphql/generated/hooks.ts'
import { DayList } from '#components/event/day-list.tsx'
import { findDaysOfList } from './days-of-list.ts'
import { FailedToLoad } from '#ui/load-more/failed-to-load.tsx'
import { useFirstLinkFocused } from '#ui/load-more/first-link-focused.ts'
import { keepPages, readKeptPages, returnToPlace } from './kept-pages.ts'
import type { MoreProps, NextPage, Occasion } from './load-more.tsx'
import styles from '#ui/load-more/load-more.module.css'
import { LoadingRows } from './loading-rows.tsx'
import { useNearEnd } from './near-end.ts'

type Props = MoreProps & { occasion: Occasion }

/** The pages that were asked for below the first one, with a client of its own. */
export default function MoreEvents(props: Props) {
  return (
    <ApolloProvider client={browserClient()}>
      <NextEvents {...props} />
    </ApolloProvider>
  )
}

/** One more page, and below it what leads to the one after: no page is asked for that is not beyond this one. */
export function NextEvents({ next, occasion, ...common }: Props) {
  const { locale, labels, level } = common
  const [following, setFollowing] = useState<Occasion | undefined>(() =>
    occasion === 'kept' && readKeptPages() > next.page ? 'kept' : undefined,
  )
  const { data, error, refetch } = useMoreEventsQuery({
    variables: listVariables(next.choice, { page: next.page, locale }),
    // The page after the last one is not found; this one is.
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  })
  const list = data && findDaysOfList(data)
  const isLoaded = list !== undefined
  useEffect(() => {
    if (!isLoaded) return
    keepPages(next.page)
    if (occasion === 'kept' && readKeptPages() === next.page) returnToPlace()
  }, [isLoaded, next.page, occasion])
  const days = useFirstLinkFocused<HTMLDivElement>(isLoaded && occasion === 'pressed')
  if (error && !list) return <FailedToLoad labels={labels} onRetry={() => void refetch()} />
  if (!list) return <LoadingRows label={labels.loading} />
  const after: NextPage = { ...next, page: next.page + 1, continues: list.lastDay }
  return (
    <>
      <p className="visually-hidden" role="status">
        {labels.loaded.replace('{count}', String(list.loaded))}
      </p>
      <div ref={days}>
        <DayList
          days={list.days}
          locale={locale}
          labels={labels}
          continues={next.continues}
          level={level}
        />
      </div>
      {list.hasNext && following && <NextEvents {...common} next={after} occasion={following} />}
      {list.hasNext && !following && (
        <MoreButton label={labels.more} onMore={(why) => setFollowing((known) => known ?? why)} />
      )}
    </>
  )
}

function MoreButton({ label, onMore }: { label: string; onMore: (why: Occasion) => void }) {
  const end = useNearEnd<HTMLButtonElement>(onMore)
  return (
    <button className={styles.more} type="button" ref={end} onClick={() => onMore('pressed')}>
      {label}
    </button>
  )
}
