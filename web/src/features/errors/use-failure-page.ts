'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { FailurePageProps } from './failure-page.tsx'

type LazyPage =
  | { status: 'awaited' }
  | { status: 'there'; Page: ComponentType<FailurePageProps> }
  | { status: 'lost'; failure: unknown }

/** The error page with its messages, lazy-loaded: pages without an error need not load it. */
export function useFailurePage(): LazyPage {
  const [lazyPage, setLazyPage] = useState<LazyPage>({ status: 'awaited' })
  useEffect(() => {
    import('./failure-page.tsx').then(
      ({ default: Page }) => setLazyPage({ status: 'there', Page }),
      (failure: unknown) => setLazyPage({ status: 'lost', failure }),
    )
  }, [])
  return lazyPage
}
