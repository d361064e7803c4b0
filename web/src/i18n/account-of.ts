import { createTranslator } from 'next-intl'
import de from '#messages/de/layout.json'
import en from '#messages/en/layout.json'
import type { Locale } from './locales.ts'

const messages = { de: { layout: de }, en: { layout: en } }

/** The name of the visitor's account. Loaded with the session, because nothing else needs it. */
export function accountOf(name: string, locale: Locale): string {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'layout' })
  return t('accountOf', { name })
}
