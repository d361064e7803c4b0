'use client'
import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { FailurePage } from '#features/errors/failure-page.tsx'
import { tell } from '#features/errors/failure-watch.tsx'
import { useLateMessages } from '#features/errors/use-late-messages.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Failure = Error & { status?: number }

export default function PageFailure({ error, reset }: { error: Failure; reset: () => void }) {
  const locale = asLocale(useParams<{ locale: string }>().locale)
  const messages = useLateMessages(locale)
  useEffect(() => tell(error), [error])
  if (!messages) return null
  return (
    <FailurePage
      locale={locale}
      // What has no status of its own is a fault of the site.
      status={error.status ?? 500}
      labels={messages.unknownError}
      retry={reset}
    />
  )
}
