import 'server-only'
import { createHash } from 'node:crypto'
import type { FieldValues } from '@foyer/schema/forms/form-field.ts'
import type { FormContent, FormLabels } from '#features/forms/form-content.ts'
import { fieldValueInputs, readEntry, textIn } from '#features/forms/read-entry.ts'
import { SubmitFormDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { csrfTokenFor, sendPersisted, type Visitor } from '#graphql/send-persisted.ts'
import type { Locale } from '#i18n/locales.ts'
import type { FormAttempt } from '#lib/form-attempts.ts'
import { sendFiles } from './send-files.ts'

type Sent = {
  form: FormContent
  entered: FormData
  locale: Locale
  labels: FormLabels
  headers: Headers
}

/** Hands a form in for a visitor without JavaScript: its files first, then the entry, with the visitor’s token twice. */
export async function sendPlainEntry(sent: Sent): Promise<'sent' | FormAttempt> {
  const { form, entered, locale, labels, headers } = sent
  const typed = readEntry(form.fields, entered)
  try {
    const visitor = await visitorOf(headers)
    const files = await sendFiles({ form, entered, locale, visitor })
    const values = withFiles(typed, files.ids)
    if (files.problems.length > 0) {
      return { values, problems: files.problems, detail: '', files: files.names }
    }
    const { submitForm } = await sendPersisted(SubmitFormDocument, {
      visitor,
      variables: {
        locale: graphLocale(locale),
        input: {
          form: form.id,
          fieldValues: fieldValueInputs(values),
          leaveEmpty: textIn(entered, 'leave_empty'),
          requestKey: requestKeyOf({ formId: form.id, typed, visitor }),
        },
      },
    })
    if (submitForm?.__typename === 'FormSubmitted') return 'sent'
    if (submitForm?.__typename !== 'FormRefused') throw new Error('The graph said nothing.')
    const problems = submitForm.fieldErrors.map(({ field, message }) => ({ slug: field, message }))
    return { values, problems, detail: submitForm.detail, files: files.names }
  } catch (error) {
    console.error('A form could not be handed in.', error)
    return { values: typed, problems: [], detail: labels.lost, files: {} }
  }
}

async function visitorOf(headers: Headers): Promise<Visitor> {
  const csrfToken = /(?:^|; )csrftoken=([^;]+)/.exec(headers.get('cookie') ?? '')?.[1] ?? ''
  const visitor = { csrfToken, address: headers.get('x-forwarded-for') ?? '' }
  return { ...visitor, csrfToken: await csrfTokenFor(visitor) }
}

function withFiles(typed: FieldValues, ids: Record<string, string[]>): FieldValues {
  const added = Object.entries(ids).map(([slug, more]) => [
    slug,
    [...[typed[slug] ?? []].flat(), ...more],
  ])
  return { ...typed, ...Object.fromEntries(added) }
}

/** Who presses twice sends the same words on the same day: one entry. */
function requestKeyOf(entry: { formId: number; typed: FieldValues; visitor: Visitor }): string {
  const { formId, typed, visitor } = entry
  const day = new Date().toISOString().slice(0, 10)
  const content = JSON.stringify([formId, typed, visitor.address, day])
  return createHash('sha256').update(content).digest('base64url')
}
