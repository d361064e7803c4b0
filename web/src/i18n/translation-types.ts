import type {} from 'next-intl'
import type { Locale } from './locales.ts'
import type { Messages } from './messages.ts'

declare module 'next-intl' {
  // Makes an unknown or misspelt message key a type error.
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
