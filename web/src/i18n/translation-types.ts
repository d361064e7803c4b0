import type {} from 'next-intl'
import type { Messages } from './generated/message-types.ts'
import type { Locale } from './locales.ts'

declare module 'next-intl' {
  // Makes an unknown message key, and a missing or unknown argument of a message, a type error.
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
