import { confirmationSlug, findEmailField } from './email-confirmation.ts'
import { findExceededBound } from './field-bounds.ts'
import { fieldRules } from './field-rules.ts'
import { kindOf } from './field-types.ts'
import { isEmpty } from './is-empty.ts'
import type { FieldValue, FieldValues, FormField } from './form-field.ts'
import type { ProblemKey } from './problem-messages.ts'

export type FieldProblem = {
  slug: string
  problem: ProblemKey
  /** The bound that the value exceeds. */
  bound?: number
}

type CheckedForm = {
  /** Fields of the form, including the repeated e-mail address. */
  fields: readonly FormField[]
  /** Maximum number of files per submission. */
  fileCount: number
}

/**
 * Checks a submission. Returns one problem per field at most, in the order of the fields; hidden fields are not checked.
 */
export function checkEntry(form: CheckedForm, values: FieldValues): FieldProblem[] {
  const { fields } = form
  const known = new Set(fields.map(({ slug }) => slug))
  const unknown = Object.keys(values).filter((slug) => !known.has(slug))
  return [
    ...fields.flatMap((field) => problemsOf(field, { form, values })),
    ...unknown.map((slug): FieldProblem => ({ slug, problem: 'unknownField' })),
  ]
}

type Entry = { form: CheckedForm; values: FieldValues }

function problemsOf(field: FormField, entry: Entry): FieldProblem[] {
  if (!field.visible) return []
  const { slug } = field
  const problem = findProblem(field, entry) ?? findDifference(field, entry)
  if (problem) return [{ slug, problem }]
  const exceeded = findExceededBound(field, entry.values[slug])
  return exceeded ? [{ slug, ...exceeded }] : []
}

function findProblem(field: FormField, { form, values }: Entry): ProblemKey | undefined {
  const value = values[field.slug]
  const rule = fieldRules[kindOf(field.fieldType)]
  if (isEmpty(value)) return field.required ? rule.empty : undefined
  switch (rule.holds) {
    case 'text':
      return findTextProblem(rule, value)
    case 'choice':
      return typeof value === 'string' && isChoice(field, value) ? undefined : 'choice'
    case 'choices':
      return Array.isArray(value) && value.every((one) => isChoice(field, one))
        ? undefined
        : 'choice'
    case 'file':
      if (!Array.isArray(value)) return 'invalid'
      return value.length > form.fileCount ? 'tooManyFiles' : undefined
  }
}

function findTextProblem(
  { most = Infinity, pattern, isDay }: (typeof fieldRules)[keyof typeof fieldRules],
  value: FieldValue | undefined,
): ProblemKey | undefined {
  if (typeof value !== 'string') return 'invalid'
  const text = value.trim()
  if (text.length > most) return 'tooLong'
  if (pattern && !pattern.source.test(text)) return pattern.problem
  return isDay && !isOfCalendar(text) ? pattern?.problem : undefined
}

/** Finds out whether the e-mail address and its repetition differ. */
function findDifference({ slug }: FormField, { form, values }: Entry): ProblemKey | undefined {
  if (slug !== confirmationSlug) return undefined
  const email = findEmailField(form.fields)
  return email && textOf(values[email.slug]) !== textOf(values[slug]) ? 'emailsDiffer' : undefined
}

function isChoice({ choices }: FormField, value: string): boolean {
  return choices.some((choice) => choice.value === value)
}

/** Whether a day exists: there is no 30 February. */
function isOfCalendar(text: string): boolean {
  const day = text.slice(0, 10)
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}
