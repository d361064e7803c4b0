import type { Locale } from './scalars.ts'

/**
 * What is said where a value breaks a rule of our own, in both languages; the rest is said by zod. Rules name their message
 * by its key, so that browser and server say the same.
 */
export const ruleMessages = {
  required: { de: 'Dieses Feld ist ein Pflichtfeld!', en: 'This field is required!' },
  link: {
    de: 'Das ist keine Adresse: erlaubt sind Pfade ab „/“ sowie https:, mailto: und tel:.',
    en: 'This is no address: allowed are paths from “/” on, https:, mailto: and tel:.',
  },
  anchor: {
    de: 'Eine Sprungmarke besteht aus a–z, 0–9 und Bindestrichen.',
    en: 'An anchor consists of a–z, 0–9 and hyphens.',
  },
  provider: {
    de: 'Diese Adresse gehört zu keinem der erlaubten Anbieter.',
    en: 'This address belongs to none of the allowed providers.',
  },
  term: {
    de: 'Gesucht wird nach einem Begriff von höchstens 100 Zeichen.',
    en: 'What is searched for is a term of 100 characters at most.',
  },
  hubspot: {
    de: 'Das ist weder ein Link, unter dem HubSpot ein Formular teilt, noch dessen letzter Teil.',
    en: 'This is neither a link by which HubSpot shares a form nor the last part of one.',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type RuleKey = keyof typeof ruleMessages

const prefix = 'rule:'

/** How a shape names the message of its rule. */
export function rule(key: RuleKey): string {
  return prefix + key
}

/** The words for a message of a shape: those of our rules in the language, any other as it is. */
export function sayRule(message: string, locale: Locale): string {
  const key = message.startsWith(prefix) ? message.slice(prefix.length) : ''
  return key in ruleMessages ? ruleMessages[key as RuleKey][locale] : message
}
