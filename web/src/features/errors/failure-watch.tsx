'use client'
import { useEffect } from 'react'
import { isChunkFailure, reloadOnce } from './chunk-failure.ts'

/** Handles failures in the browser: a missing script reloads the page, all others are reported. */
export function FailureWatch() {
  useEffect(() => {
    const onError = (event: ErrorEvent) => reportFromBoundary(event.error)
    const onRejection = ({ reason }: PromiseRejectionEvent) => reportFromBoundary(reason)
    window.addEventListener('error', onError)
    window.addEventListener('unhandledrejection', onRejection)
    return () => {
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    }
  }, [])
  return null
}

/** An error caught by an error boundary. */
export function reportFromBoundary(failure: unknown): void {
  if (isChunkFailure(failure) && reloadOnce()) return
  if (document.documentElement.dataset['reportErrors'] === undefined) return
  void import('./report-to-site.ts').then(({ reportToSite }) => reportToSite(failure))
}
