'use client'
import { NextIntlClientProvider } from 'next-intl'
import type { ComponentType } from 'react'
import { siteZone } from '#lib/time/clock.ts'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

/**
 * Gives a part of a page that is fetched when it is used its sentences, so that it formats them as the server does: with
 * `useTranslations`. `messages` are the namespaces that it needs. What it wraps is only to be reached by import(): parts of the first
 * load have no room for the formatter, and get finished sentences as props.
 */
export function withMessages<Props extends { locale: Locale }>(
  Part: ComponentType<Props>,
  messages: Record<Locale, Partial<Messages>>,
): ComponentType<Props> {
  return function WithMessages(props: Props) {
    const { locale } = props
    return (
      <NextIntlClientProvider locale={locale} timeZone={siteZone} messages={messages[locale]}>
        <Part {...props} />
      </NextIntlClientProvider>
    )
  }
}
