import type { de } from '#messages/de.ts'
import type { Locale } from './locales.ts'

export type Messages = typeof de

/** All messages of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return (await import('#messages/en.ts')).en
  return (await import('#messages/de.ts')).de
}
