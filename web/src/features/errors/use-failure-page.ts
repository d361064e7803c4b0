'use client'
import { type ComponentType, useEffect, useState } from 'react'
import type { FailurePageProps } from './failure-page.tsx'

type LatePage =
  | { status: 'awaited' }
  | { status: 'there'; Page: ComponentType<FailurePageProps> }
  | { status: 'lost'; failure: unknown }

/** The page of errors with its words, fetched when it is needed: who meets no error does not pay for it. */
export function useFailurePage(): LatePage {
  const [late, setLate] = useState<LatePage>({ status: 'awaited' })
  useEffect(() => {
    import('./failure-page.tsx').then(
      ({ default: Page }) => setLate({ status: 'there', Page }),
      (failure: unknown) => setLate({ status: 'lost', failure }),
    )
  }, [])
  return late
}
