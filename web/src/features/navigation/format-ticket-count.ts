import { createTranslator } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import de from '#messages/de/layout.json'
import en from '#messages/en/layout.json'

const messages = { de: { layout: de }, en: { layout: en } }

/** `3 Karten`. Load it only by import(). */
export function formatTicketCount(count: number, locale: Locale): string {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'layout' })
  return t('tickets', { count })
}
