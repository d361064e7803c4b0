import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '#i18n/locales.ts'
import { typedMessages } from '#i18n/typed-messages.ts'
import { siteZone } from '#lib/time/site-zone.ts'
import { de } from '#messages/de.ts'
import { en } from '#messages/en.ts'

const messages = { de, en }

/** With all messages of a language, as on the server or in a lazy-loaded part of a page. */
export function InLanguage({ locale = 'de', children }: { locale?: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider
      locale={locale}
      timeZone={siteZone}
      messages={typedMessages(messages[locale])}
    >
      {children}
    </NextIntlClientProvider>
  )
}

/** Renders it in German. */
export const renderInGerman = (shown: ReactNode, options?: RenderOptions): RenderResult =>
  render(shown, { wrapper: InLanguage, ...options })
