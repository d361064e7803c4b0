import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { useLocaleState } from 'react-admin'

/** The language of the words. */
export function useLocaleCode(): LocaleCode {
  const [locale] = useLocaleState()
  return locale as LocaleCode
}
