import type { de } from '#messages/de.ts'
import type { Locale } from './locales.ts'

/** The texts of a language, by namespace and key. */
export type MessageTexts = typeof de

/** All messages of a language. */
export async function loadMessages(locale: Locale): Promise<MessageTexts> {
  if (locale === 'en') return (await import('#messages/en.ts')).en
  return (await import('#messages/de.ts')).de
}
