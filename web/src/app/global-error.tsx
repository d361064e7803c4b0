'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tell } from '#features/errors/failure-watch.tsx'
import { useLateMessages } from '#features/errors/use-late-messages.ts'
import { asLocale } from '#i18n/as-locale.ts'
import '#ui/styles/site.css'

/** Where even the error page, or the frame of all pages, has failed. */
export default function ErrorInError({ error }: { error: Error }) {
  const locale = asLocale(usePathname()?.split('/')[1])
  const labels = useLateMessages(locale)?.errorInError
  useEffect(() => tell(error), [error])
  return (
    <html lang={locale} data-variant={process.env.SITE_VARIANT}>
      <body>
        <main id="main-content">
          <h1>{labels?.title}</h1>
          <p>
            <a href={`/${locale}`}>{labels?.home}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
