import type { z } from 'zod'
import { ruleMessages } from './rule-messages.ts'
import { languageTag, type LocaleCode } from './locales.ts'

type Issue = z.core.$ZodRawIssue
type Sentences = {
  required: string
  invalid: string
  text: string
  number: string
  flag: string
  list: string
  tooLong: (most: string) => string
  tooShort: (least: string) => string
  tooHigh: (most: string) => string
  tooLow: (least: string) => string
  tooMany: (most: string) => string
  tooFew: (least: string) => string
  choice: (options: readonly string[]) => string
}

const sentences: Record<LocaleCode, Sentences> = {
  de: {
    required: ruleMessages.required.de,
    invalid: 'Dieser Wert ist hier nicht möglich.',
    text: 'Bitte geben Sie hier einen Text ein.',
    number: 'Bitte geben Sie hier eine ganze Zahl ein.',
    flag: 'Bitte wählen Sie hier Ja oder Nein.',
    list: 'Bitte geben Sie hier eine Liste an.',
    tooLong: (most) => `Bitte verwenden Sie höchstens ${most}\u00a0Zeichen.`,
    tooShort: (least) => `Bitte verwenden Sie mindestens ${least}\u00a0Zeichen.`,
    tooHigh: (most) => `Bitte geben Sie höchstens ${most} ein.`,
    tooLow: (least) => `Bitte geben Sie mindestens ${least} ein.`,
    tooMany: (most) => `Bitte geben Sie höchstens ${germanEntries(most)} an.`,
    tooFew: (least) => `Bitte geben Sie mindestens ${germanEntries(least)} an.`,
    choice: (options) =>
      `Bitte wählen Sie eine dieser Möglichkeiten: ${options.map((one) => `„${one}“`).join(', ')}.`,
  },
  en: {
    required: ruleMessages.required.en,
    invalid: 'This value is not possible here.',
    text: 'Please enter text here.',
    number: 'Please enter a whole number here.',
    flag: 'Please choose yes or no here.',
    list: 'Please enter a list here.',
    tooLong: (most) => `Please use no more than ${most} characters.`,
    tooShort: (least) => `Please use at least ${least} characters.`,
    tooHigh: (most) => `Please enter ${most} at most.`,
    tooLow: (least) => `Please enter ${least} at least.`,
    tooMany: (most) => `Please enter no more than ${englishEntries(most)}.`,
    tooFew: (least) => `Please enter at least ${englishEntries(least)}.`,
    choice: (options) =>
      `Please choose one of these: ${options.map((one) => `“${one}”`).join(', ')}.`,
  },
}

/** The messages for rules without a message of their own: they say what to do, not which type was expected. */
export function issueMessage(issue: Issue, locale: LocaleCode): string {
  const say = sentences[locale]
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? say.required
        : wrongType(issue.expected, say)
    case 'too_big':
      return boundSentence(issue.origin, {
        text: say.tooLong,
        list: say.tooMany,
        number: say.tooHigh,
      })(formatNumber(issue.maximum, locale))
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return say.required
      return boundSentence(issue.origin, {
        text: say.tooShort,
        list: say.tooFew,
        number: say.tooLow,
      })(formatNumber(issue.minimum, locale))
    case 'invalid_value':
      return issue.input === undefined
        ? say.required
        : say.choice(issue.values.map(String).filter(Boolean))
    default:
      return say.invalid
  }
}

function wrongType(expected: string, say: Sentences): string {
  switch (expected) {
    case 'string':
      return say.text
    case 'int':
    case 'number':
      return say.number
    case 'boolean':
      return say.flag
    case 'array':
      return say.list
    default:
      return say.invalid
  }
}

function germanEntries(count: string): string {
  return count === '1' ? 'einen Eintrag' : `${count}\u00a0Einträge`
}

function englishEntries(count: string): string {
  return count === '1' ? 'one entry' : `${count} entries`
}

type Bound = (limit: string) => string

function boundSentence(
  origin: string,
  { text, list, number }: Record<'text' | 'list' | 'number', Bound>,
): Bound {
  if (origin === 'string') return text
  return origin === 'array' ? list : number
}

function formatNumber(value: number | bigint, locale: LocaleCode): string {
  return new Intl.NumberFormat(languageTag[locale]).format(value)
}
