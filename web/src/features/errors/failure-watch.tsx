'use client'
import { useEffect } from 'react'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'

/** Handles failures in the browser: a missing script reloads the page, all others are reported. */
export function FailureWatch() {
  // As long as the document: the layout that contains it is never replaced.
  useEffect(() => {
    addEventListener('error', ({ error }) => reportFromBoundary(error))
    addEventListener('unhandledrejection', ({ reason }) => reportFromBoundary(reason))
  }, [])
  return null
}

/** An error caught by an error boundary. */
export function reportFromBoundary(failure: unknown): void {
  if (isChunkFailure(failure) && reloadOnce()) return
  if (document.documentElement.dataset['reportErrors'] === undefined) return
  void import('./report-to-site.ts').then(({ reportToSite }) => reportToSite(failure))
}
