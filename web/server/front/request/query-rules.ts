import { pageNumberSource } from '#i18n/paths/path-pattern.ts'
import type { QueryRule } from '#i18n/route.ts'
import { findDayInAddress } from '#lib/time/day-in-address.ts'
import { findId } from '#lib/find-id.ts'
import { normalizeTerm } from '#lib/text/search-term.ts'

type Rule = {
  isValid: (value: string) => boolean
  /** Converts the value of a form field to a valid one. */
  normalize?: (value: string) => string | undefined
  /** What the value means in other parameters: it is never part of a canonical address itself. */
  expand?: (value: string) => Record<string, string> | undefined
}

const pageNumber = new RegExp(`^${pageNumberSource}$`)

/** Which values of a parameter are valid. */
export const queryRules: Record<QueryRule, Rule> = {
  day: { isValid: isDay, normalize: fromDateField },
  days: { isValid: () => false, expand: fromDayRange },
  number: { isValid: (value) => findId(value) !== undefined },
  'page-number': { isValid: (value) => pageNumber.test(value) },
  key: { isValid: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 80 },
  term: {
    isValid: (term) => term !== '' && normalizeTerm(term) === term,
    normalize: normalizeTerm,
  },
}

/** Without JavaScript a date field sends 2026-12-01; addresses have 01-12-2026. */
function fromDateField(value: string): string | undefined {
  const sent = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  const day = sent && `${sent[3]}-${sent[2]}-${sent[1]}`
  return day && isDay(day) ? day : undefined
}

/** A button for several days sends 2026-11-28/2026-11-29, as ISO 8601 writes an interval. */
function fromDayRange(value: string): Record<string, string> | undefined {
  const [date, to] = value.split('/').map(fromDateField)
  return date && to ? { date, to } : undefined
}

function isDay(value: string): boolean {
  return findDayInAddress(value) !== undefined
}
