import { createTranslator } from 'next-intl'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import de from '#messages/de/forms.json'
import en from '#messages/en/forms.json'

const messages = { de: { forms: de }, en: { forms: en } }

/** The messages about uploads. Load it only by import(). */
export const uploadLabels = (locale: Locale): Translate<'forms.files'> =>
  createTranslator({ locale, messages: messages[locale], namespace: 'forms.files' })
