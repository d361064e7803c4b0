'use client'
import type { ReactNode } from 'react'
import { NextPage, PageAfter } from './next-page.tsx'

type Props<Row> = {
  /** What the query has returned so far. */
  result: { list: RowList<Row> | null | undefined; error: unknown; refetch: () => Promise<unknown> }
  labels: { failed: string; more: string; loaded: (count: number) => string }
  waiting: ReactNode
  renderRow: (row: Row) => ReactNode
  /** The page after this one, shown once it is wanted. */
  following: ReactNode
}

type RowList<Row> = { nodes: readonly Row[]; pageInfo: { hasNextPage: boolean } }

/** One more page of a list of rows, and below it the button for the page after it. */
export function NextRows<Row extends { number: number }>(props: Props<Row>) {
  const { labels, following } = props
  const { list, error, refetch } = props.result
  const count = list?.nodes.length
  return (
    <NextPage
      labels={{ ...labels, loaded: labels.loaded(count ?? 0) }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      count={count}
      shallFocus
      waiting={props.waiting}
      after={list?.pageInfo.hasNextPage && <PageAfter label={labels.more}>{following}</PageAfter>}
    >
      <ul>
        {list?.nodes.map((row) => (
          <li key={row.number}>{props.renderRow(row)}</li>
        ))}
      </ul>
    </NextPage>
  )
}
