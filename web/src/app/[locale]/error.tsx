'use client'
import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { reportFromBoundary } from '#features/errors/failure-watch.tsx'
import { FallbackErrorPage } from '#features/errors/fallback-error-page.tsx'
import { useFailurePage } from '#features/errors/use-failure-page.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Failure = Error & { status?: number }

export default function PageFailure({ error, reset }: { error: Failure; reset: () => void }) {
  const locale = asLocale(useParams<{ locale: string }>().locale)
  const lazyPage = useFailurePage()
  useEffect(() => reportFromBoundary(error), [error])
  useEffect(() => {
    if (lazyPage.status === 'lost') reportFromBoundary(lazyPage.failure)
  }, [lazyPage])
  if (lazyPage.status === 'awaited') return null
  // Thrown from here, the error would end up at this very page in a loop.
  if (lazyPage.status === 'lost') return <FallbackErrorPage locale={locale} />
  return (
    <lazyPage.Page
      locale={locale}
      // An error without a status of its own is the site's failure.
      status={error.status ?? 500}
      retry={reset}
    />
  )
}
