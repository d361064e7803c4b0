'use client'
import { useParams } from 'next/navigation'
import { asLocale } from '#i18n/as-locale.ts'
import { failure as de } from '#messages/de.json'
import { failure as en } from '#messages/en.json'
import { FailurePage } from '#features/errors/failure-page.tsx'

export default function PageFailure({ reset }: { error: Error; reset: () => void }) {
  const locale = asLocale(useParams<{ locale: string }>().locale)
  return <FailurePage locale={locale} labels={{ de, en }[locale]} retry={reset} />
}
