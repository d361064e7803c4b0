import { emailAddressPattern } from '@foyer/schema/shapes/visitor/email-address-pattern.ts'
import type { FieldKind } from './field-types.ts'
import type { ProblemKey } from './problem-messages.ts'

/** The rule of a kind of field. Data, so that browser and origin check the same. */
type Rule = {
  holds: 'text' | 'choice' | 'choices' | 'file'
  /** Message for a required field that is empty. */
  empty: ProblemKey
  /** Maximum number of characters. */
  most?: number
  pattern?: { source: RegExp; problem: ProblemKey }
  /** Whether the text starts with a day, which has to exist. */
  isDay?: true
}

const day = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`
const aDay = { source: new RegExp(`^${day}$`), problem: 'date' } as const
const line = { holds: 'text', empty: 'required', most: 500 } as const

export const fieldRules: Record<FieldKind, Rule> = {
  text: line,
  longText: { ...line, most: 5_000 },
  email: {
    ...line,
    most: 254,
    pattern: { source: emailAddressPattern, problem: 'email' },
  },
  checkbox: { ...line, empty: 'chosen', pattern: { source: /^true$/, problem: 'invalid' } },
  checkboxes: { holds: 'choices', empty: 'chosen' },
  select: { holds: 'choice', empty: 'required' },
  selectSeveral: { holds: 'choices', empty: 'chosen' },
  radio: { holds: 'choice', empty: 'chosen' },
  file: { holds: 'file', empty: 'required' },
  date: { ...line, pattern: aDay, isDay: true },
  dateTime: {
    ...line,
    pattern: { source: new RegExp(`^${day}T([01]\\d|2[0-3]):[0-5]\\d$`), problem: 'dateTime' },
    isDay: true,
  },
  hidden: line,
  number: { ...line, most: 30, pattern: { source: /^-?\d+([.,]\d+)?$/, problem: 'number' } },
  url: { ...line, pattern: { source: /^https?:\/\/[^\s/]+\.[^\s]+$/i, problem: 'url' } },
  birthday: { ...line, pattern: aDay, isDay: true },
}
