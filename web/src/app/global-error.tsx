'use client'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tell } from '#features/errors/failure-watch.tsx'
import { LastWords } from '#features/errors/last-words.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import messages from '#messages/error-in-error.json'
import { fontVariables } from '#ui/fonts.ts'
import '#ui/styles/site.css'

/** Where even the error page, or the frame of all pages, has failed. */
export default function ErrorInError({ error }: { error: Error }) {
  const locale = asLocale(usePathname()?.split('/')[1])
  useEffect(() => tell(error), [error])
  return (
    <html lang={locale} data-variant={process.env.SITE_VARIANT} className={fontVariables}>
      <body>
        <title>{messages[locale].title}</title>
        <LastWords locale={locale} />
      </body>
    </html>
  )
}
