import { useLocale } from 'next-intl'
import { asLocale } from '#i18n/as-locale.ts'
import { languageTag } from '#i18n/locales.ts'
import { siteZone } from '#lib/time/site-zone.ts'

const styles = {
  /** In a line with others: "29.11.26, 00:18". */
  short: { dateStyle: 'short', timeStyle: 'short' },
  /** Told apart from others of the same minute: "29.11.2026, 00:18:43". */
  exact: { dateStyle: 'medium', timeStyle: 'medium' },
  /** With its weekday: "Sonntag, 29. November 2026 um 00:18". */
  full: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * Formats an instant (ISO 8601) for the editor, by the theatre's clock and as is usual in the language's country.
 * `useFormatter` knows the language only, and would say "Januar" in Austria.
 */
export function useMomentFormat() {
  const tag = languageTag[asLocale(useLocale())]
  return (instant: string, style: keyof typeof styles) =>
    new Intl.DateTimeFormat(tag, { ...styles[style], timeZone: siteZone }).format(new Date(instant))
}
