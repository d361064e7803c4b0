import { locale as rootLocale } from 'next/root-params'
import { getRequestConfig } from 'next-intl/server'
import { siteZone } from '#lib/time/site-zone.ts'
import { asLocale } from './as-locale.ts'
import { loadMessages } from './messages.ts'
import { typedMessages } from './typed-messages.ts'

/** Gives next-intl the language and messages on the server. No part of it reaches the browser. */
export default getRequestConfig(async ({ locale: wanted }) => {
  const locale = asLocale(wanted ?? (await rootLocale()))
  return { locale, timeZone: siteZone, messages: typedMessages(await loadMessages(locale)) }
})
