'use client'
import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { FailurePage } from '#features/errors/failure-page.tsx'
import { tell } from '#features/errors/failure-watch.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { unknownError as de } from '#messages/de.json'
import { unknownError as en } from '#messages/en.json'

type Failure = Error & { status?: number }

export default function PageFailure({ error, reset }: { error: Failure; reset: () => void }) {
  const locale = asLocale(useParams<{ locale: string }>().locale)
  useEffect(() => tell(error), [error])
  return (
    <FailurePage
      locale={locale}
      // What has no status of its own is a fault of the site.
      status={error.status ?? 500}
      labels={{ de, en }[locale]}
      retry={reset}
    />
  )
}
