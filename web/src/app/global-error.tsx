'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { reportFromBoundary } from '#features/errors/failure-watch.tsx'
import { FallbackErrorPage } from '#features/errors/fallback-error-page.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import messages from '#messages/error-in-error.json'
import { fontVariables } from '#ui/fonts.ts'
import '#ui/styles/site.css'

/** The fallback when even the error page, or the frame of all pages, has failed. */
export default function ErrorInError({ error }: { error: Error }) {
  const locale = asLocale(usePathname()?.split('/')[1])
  useEffect(() => reportFromBoundary(error), [error])
  return (
    <html lang={locale} data-variant={process.env.SITE_VARIANT} className={fontVariables}>
      <body>
        <title>{messages[locale].title}</title>
        <FallbackErrorPage locale={locale} />
      </body>
    </html>
  )
}
