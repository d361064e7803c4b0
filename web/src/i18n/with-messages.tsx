'use client'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentType } from 'react'
import { siteZone } from '#lib/time/site-zone.ts'
import type { Locale } from './locales.ts'
import type { MessageTexts } from './messages.ts'
import { typedMessages } from './typed-messages.ts'

/**
 * Gives a lazy-loaded part of a page its messages, so that it formats them as the server does: with `useTranslations`.
 * `messages` are the namespaces that it needs. Load the wrapped component only by import(): the first load has no
 * formatter, and gets finished messages as props.
 */
export function withMessages<Props extends { locale: Locale }>(
  Part: ComponentType<Props>,
  messages: Record<Locale, Partial<MessageTexts>>,
): ComponentType<Props> {
  return function WithMessages(props: Props) {
    const { locale } = props
    return (
      <NextIntlClientProvider
        locale={locale}
        timeZone={siteZone}
        messages={typedMessages(messages[locale])}
      >
        <Part {...props} />
      </NextIntlClientProvider>
    )
  }
}
