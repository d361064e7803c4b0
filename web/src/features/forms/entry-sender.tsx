'use client'
import { useEffect, useEffectEvent } from 'react'
import { findGraphProblem } from '#graphql/graph-error.ts'
import type { SubmitFormMutation } from '#graphql/generated/graphql.ts'
import { useSubmitFormMutation } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { withGraph } from '#graphql/with-graph.tsx'
import type { Locale } from '#i18n/locales.ts'
import { findProblems } from './find-problems.ts'
import type { FormContent, ShownProblem } from './form-content.ts'
import { fieldValueInputs, readEntry, textIn } from './read-entry.ts'
import { idempotencyKeyFor } from './idempotency-key.ts'

/** A submission: a new one for each press. */
export type Entry = { entered: FormData; openForMs: number }

export type Outcome =
  | { status: 'sent'; message: string }
  | { status: 'refused'; detail: string; problems: ShownProblem[] }
  /** It may have arrived; sending it again is safe. */
  | { status: 'lost' }

export type EntrySenderProps = {
  form: FormContent
  entry: Entry
  locale: Locale
  onOutcome: (outcome: Outcome) => void
}

/** Validates an entry, submits it and passes on the result; renders nothing. Load it only by import(). */
export const EntrySender = withGraph(SendEntry)

function SendEntry({ form, entry, locale, onOutcome }: EntrySenderProps) {
  const [submitForm] = useSubmitFormMutation()

  const send = useEffectEvent(async ({ entered, openForMs }: Entry): Promise<Outcome> => {
    const problems = findProblems({ form, entered, locale })
    if (problems.length > 0) return { status: 'refused', detail: '', problems }
    const values = readEntry(form.fields, entered)
    const input = {
      locale: graphLocale(locale),
      formNumber: form.number,
      fieldValues: fieldValueInputs(values),
      openForMs: Math.round(openForMs),
      leaveEmpty: textIn(entered, 'leave_empty'),
      idempotencyKey: idempotencyKeyFor({ formId: form.number, values }),
    }
    return submitForm({ variables: { input } }).then(
      ({ data }) => outcomeOf(data?.submitForm),
      problemOf,
    )
  })
  const tell = useEffectEvent(onOutcome)
  useEffect(() => void send(entry).then(tell), [entry])
  return null
}

function outcomeOf(result: SubmitFormMutation['submitForm'] | undefined): Outcome {
  if (result?.__typename === 'FormSubmitted') return { status: 'sent', message: result.message }
  if (result?.__typename !== 'ValidationProblem') return { status: 'lost' }
  const problems = result.fieldProblems.map(({ field, messages }) => ({
    slug: field,
    message: messages.join(' '),
  }))
  return { status: 'refused', detail: result.message, problems }
}

/** Error codes with a message of the site's own. */
const expectedCodes = new Set<string>(['RATE_LIMITED', 'FORBIDDEN'])

function problemOf(error: unknown): Outcome {
  const problem = findGraphProblem(error)
  if (!problem || !expectedCodes.has(problem.code)) return { status: 'lost' }
  return { status: 'refused', detail: problem.message, problems: [] }
}
