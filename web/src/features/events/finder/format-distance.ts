import { createTranslator } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import de from '#messages/de/home.json'
import en from '#messages/en/home.json'

const messages = { de: { home: de }, en: { home: en } }

/** `12 km`. Load it only by import(). */
export function formatDistance(km: number, locale: Locale): string {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'home.houses' })
  return t('distance', { km })
}
