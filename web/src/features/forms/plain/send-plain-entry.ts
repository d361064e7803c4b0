import 'server-only'
import { createHash } from 'node:crypto'
import type { FieldValues } from '@foyer/schema/forms/form-field.ts'
import type { FormContent } from '#features/forms/form-content.ts'
import { fieldValueInputs, readEntry, textIn } from '#features/forms/read-entry.ts'
import { CsrfTokenDocument, SubmitFormDocument } from '#graphql/generated/graphql.ts'
import { isRateLimited } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#i18n/locales.ts'
import type { FormAttempt } from '#lib/http/form-attempts.ts'
import { sendFiles } from './send-files.ts'

type Sent = {
  form: FormContent
  entered: FormData
  locale: Locale
  t: Translate<'forms'>
  headers: Headers
}

/**
 * Submits a form for a visitor without JavaScript: its files first, then the entry, with the visitor’s token in cookie
 * and header.
 */
export async function sendPlainEntry(sent: Sent): Promise<'sent' | FormAttempt> {
  const { form, entered, locale, t, headers } = sent
  const typed = readEntry(form.fields, entered)
  let values = typed
  let files: Record<string, string> = {}
  try {
    const visitor = createVisitorClient(headers)
    const variables = { locale: graphLocale(locale) }
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, variables)
    const arrived = await sendFiles({ form, entered, locale, visitor })
    values = withFiles(typed, arrived.ids)
    files = arrived.names
    if (arrived.problems.length > 0) {
      return { values, problems: arrived.problems, detail: '', files }
    }
    const { submitForm } = await visitor.execute(SubmitFormDocument, {
      input: {
        ...variables,
        formNumber: form.number,
        fieldValues: fieldValueInputs(values),
        leaveEmpty: textIn(entered, 'leave_empty'),
        idempotencyKey: idempotencyKeyOf({ formId: form.number, typed, headers }),
      },
    })
    if (submitForm?.__typename === 'FormSubmitted') return 'sent'
    if (submitForm?.__typename !== 'ValidationProblem')
      throw new Error('The graph returned no result.')
    const problems = submitForm.fieldProblems.map(({ field, messages }) => ({
      slug: field,
      message: messages.join(' '),
    }))
    return { values, problems, detail: submitForm.message, files }
  } catch (error) {
    console.error('form entry not submitted', error)
    return { values, problems: [], detail: isRateLimited(error) ? t('tooOften') : t('lost'), files }
  }
}

function withFiles(typed: FieldValues, ids: Record<string, string[]>): FieldValues {
  const added = Object.entries(ids).map(([slug, more]) => [
    slug,
    [...[typed[slug] ?? []].flat(), ...more],
  ])
  return { ...typed, ...Object.fromEntries(added) }
}

/** The same input on the same day is a double submit: one entry. */
function idempotencyKeyOf(entry: { formId: number; typed: FieldValues; headers: Headers }): string {
  const { formId, typed, headers } = entry
  const day = new Date().toISOString().slice(0, 10)
  const content = JSON.stringify([formId, typed, headers.get('x-forwarded-for'), day])
  return createHash('sha256').update(content).digest('base64url')
}
