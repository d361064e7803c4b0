import type { Locale } from './locales.ts'
import type de from '#messages/de.json'

export type Messages = typeof de

/** All labels of a language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return (await import('#messages/en.json')).default
  return (await import('#messages/de.json')).default
}
