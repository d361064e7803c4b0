'use client'
import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { tell } from '#features/errors/failure-watch.tsx'
import { LastWords } from '#features/errors/last-words.tsx'
import { useFailurePage } from '#features/errors/use-failure-page.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Failure = Error & { status?: number }

export default function PageFailure({ error, reset }: { error: Failure; reset: () => void }) {
  const locale = asLocale(useParams<{ locale: string }>().locale)
  const late = useFailurePage()
  useEffect(() => tell(error), [error])
  useEffect(() => {
    if (late.status === 'lost') tell(late.failure)
  }, [late])
  if (late.status === 'awaited') return null
  // Thrown from here it would come back to this very page, without end.
  if (late.status === 'lost') return <LastWords locale={locale} />
  return (
    <late.Page
      locale={locale}
      // What has no status of its own is a fault of the site.
      status={error.status ?? 500}
      retry={reset}
    />
  )
}
