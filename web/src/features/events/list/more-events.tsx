'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { DayList } from '#components/event/day-list.tsx'
import { listVariables } from '#features/events/filter/choice-variables.ts'
import { programmeMessages } from '#features/events/programme-messages.ts'
import { useMoreEventsQuery } from '#graphql/generated/hooks.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import { withMessages } from '#i18n/with-messages.tsx'
import styles from '#ui/load-more/load-more.module.css'
import { NextPage } from '#ui/load-more/next-page.tsx'
import { findDaysOfList } from './days-of-list.ts'
import { storeLoadedPages, readLoadedPages, restorePosition } from './loaded-pages.ts'
import { LoadingDays } from './loading-days.tsx'
import type { MoreProps, LoadTrigger } from './more-props.ts'
import { useNearEnd } from './near-end.ts'

type Props = MoreProps & { trigger: LoadTrigger }

/** The pages loaded below the first one. */
export default withGraph(withMessages(NextEvents, programmeMessages))

/**
 * One more page, and below it the button for the following one: no page is requested that does not come after this one.
 */
export function NextEvents({ next, trigger, ...common }: Props) {
  const { locale, level } = common
  const t = useTranslations('programme.row')
  const [following, setFollowing] = useState<LoadTrigger | undefined>(() =>
    trigger === 'kept' && readLoadedPages() > next.page ? 'kept' : undefined,
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
    storeLoadedPages(next.page)
    if (trigger === 'kept' && readLoadedPages() === next.page) restorePosition()
  }, [isLoaded, next.page, trigger])
  const after = following ? (
    <NextEvents
      {...common}
      next={{ ...next, page: next.page + 1, continues: list?.lastDay }}
      trigger={following}
    />
  ) : (
    <MoreButton label={t('more')} onMore={(why) => setFollowing((known) => known ?? why)} />
  )
  return (
    <NextPage
      labels={{
        failed: t('failed'),
        more: t('more'),
        loaded: t('loaded', { count: list?.loaded ?? 0 }),
      }}
      hasFailed={error !== undefined && !list}
      onRetry={() => void refetch()}
      count={list?.loaded}
      shallFocus={trigger === 'pressed'}
      waiting={<LoadingDays label={t('loading')} />}
      after={list?.hasNext && after}
    >
      <DayList days={list?.days ?? []} locale={locale} continues={next.continues} level={level} />
    </NextPage>
  )
}

function MoreButton({ label, onMore }: { label: string; onMore: (why: LoadTrigger) => void }) {
  const end = useNearEnd<HTMLButtonElement>(onMore, { appended: true })
  return (
    <button className={styles.more} type="button" ref={end} onClick={() => onMore('pressed')}>
      {label}
    </button>
  )
}
