import type { LocaleCode } from './locales.ts'

/**
 * The messages for rules of single fields, in both languages; `issueMessage` has the sentences of
 * all other rules. Shapes name their message by its key.
 */
export const ruleMessages = {
  required: { de: 'Dieses Feld ist ein Pflichtfeld!', en: 'This field is required!' },
  link: {
    de: 'Bitte geben Sie einen Pfad ein, der mit „/“ beginnt, oder eine Adresse mit https:, mailto: oder tel:.',
    en: 'Please enter a path that starts with “/”, or an address with https:, mailto: or tel:.',
  },
  anchor: {
    de: 'Bitte verwenden Sie für die Sprungmarke nur a–z, 0–9 und Bindestriche.',
    en: 'Please use only a–z, 0–9 and hyphens for the anchor.',
  },
  provider: {
    de: 'Bitte geben Sie eine Adresse eines der erlaubten Anbieter ein.',
    en: 'Please enter an address of one of the allowed providers.',
  },
  term: {
    de: 'Bitte geben Sie einen Suchbegriff von höchstens 100\u00a0Zeichen ein.',
    en: 'Please enter a search term of 100 characters at most.',
  },
  day: {
    de: 'Bitte geben Sie das Datum so ein: 2026-12-24.',
    en: 'Please enter the date like this: 2026-12-24.',
  },
  moment: {
    de: 'Bitte geben Sie Datum und Uhrzeit so ein: 2026-12-24T19:30:00+01:00.',
    en: 'Please enter date and time like this: 2026-12-24T19:30:00+01:00.',
  },
  time: {
    de: 'Bitte geben Sie die Uhrzeit so ein: 19:30.',
    en: 'Please enter the time like this: 19:30.',
  },
  slug: {
    de: 'Bitte verwenden Sie nur a–z, 0–9 und Bindestriche.',
    en: 'Please use only a–z, 0–9 and hyphens.',
  },
  oldPath: {
    de: 'Bitte geben Sie einen Pfad mit seiner Sprache ein, etwa /de/alt.',
    en: 'Please enter a path with its language, such as /de/alt.',
  },
  newPath: {
    de: 'Bitte geben Sie den neuen Pfad mit seiner Sprache ein, etwa /de/neu.',
    en: 'Please enter the new path with its language, such as /de/neu.',
  },
  ids: {
    de: 'Bitte geben Sie Nummern an, getrennt durch Beistriche.',
    en: 'Please enter ids, separated by commas.',
  },
  email: {
    de: 'Bitte geben Sie eine E-Mail-Adresse ein, etwa anna@example.org.',
    en: 'Please enter an e-mail address, such as anna@example.org.',
  },
  personName: {
    de: 'Bitte geben Sie Vor- und Nachnamen in einer Zeile ein.',
    en: 'Please enter first and last name on one line.',
  },
  oneLine: {
    de: 'Bitte schreiben Sie das in eine Zeile.',
    en: 'Please write this on one line.',
  },
  hubspot: {
    de: 'Bitte geben Sie den Link ein, unter dem HubSpot das Formular teilt, oder dessen letzten Teil.',
    en: 'Please enter the share link of the form at HubSpot, or the last part of it.',
  },
} as const satisfies Record<string, Record<LocaleCode, string>>

export type RuleKey = keyof typeof ruleMessages

const prefix = 'rule:'

/** How a shape names the message of its rule. */
export function rule(key: RuleKey): string {
  return prefix + key
}

/** The text of a message of a shape in a language. Messages that are not keys of a rule are texts already. */
export function sayRule(message: string, locale: LocaleCode): string {
  const key = message.startsWith(prefix) ? message.slice(prefix.length) : ''
  return key in ruleMessages ? ruleMessages[key as RuleKey][locale] : message
}
