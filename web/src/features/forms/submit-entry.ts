import 'client-only'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { checkEntry } from '@foyer/schema/forms/check-entry.ts'
import { problemMessages } from '@foyer/schema/forms/problem-messages.ts'
import { browserClient } from '#graphql/browser-client.ts'
import { SubmitFormDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import type { FieldContent, ShownProblem } from './form-content.ts'
import { fieldValueInputs, readEntry, textIn } from './read-entry.ts'
import { requestKeyFor } from './request-key.ts'

export type Outcome =
  | { status: 'sent'; message: string }
  | { status: 'refused'; detail: string; problems: ShownProblem[] }
  /** Nobody knows whether it has arrived; to send it again is safe. */
  | { status: 'lost' }

type Filled = {
  formId: number
  fields: readonly FieldContent[]
  fileCount: number
  entered: FormData
  openForMs: number
  locale: Locale
}

type Checked = Pick<Filled, 'fields' | 'fileCount' | 'entered' | 'locale'>

/** What is wrong with what was filled in, by the rules that the origin has too. */
export function findProblems({ fields, fileCount, entered, locale }: Checked): ShownProblem[] {
  const shown = fields.filter(({ visible }) => visible)
  return checkEntry({ fields: shown, fileCount }, readEntry(fields, entered)).map(
    ({ slug, problem }) => ({ slug, message: problemMessages[locale][problem] }),
  )
}

/** Checks what was filled in, and hands it in. */
export async function submitEntry(filled: Filled, client = browserClient()): Promise<Outcome> {
  const { formId, fields, entered, openForMs, locale } = filled
  const values = readEntry(fields, entered)
  const problems = findProblems(filled)
  if (problems.length > 0) return { status: 'refused', detail: '', problems }
  try {
    const { data } = await client.mutate({
      mutation: SubmitFormDocument,
      variables: {
        locale: graphLocale(locale),
        input: {
          form: formId,
          fieldValues: fieldValueInputs(values),
          openForMs: Math.round(openForMs),
          leaveEmpty: textIn(entered, 'leave_empty'),
          requestKey: requestKeyFor({ formId, values }),
        },
      },
    })
    const answer = data?.submitForm
    if (answer?.__typename === 'FormSubmitted') return { status: 'sent', message: answer.message }
    if (answer?.__typename !== 'FormRefused') return { status: 'lost' }
    return {
      status: 'refused',
      detail: answer.detail,
      problems: answer.fieldErrors.map(({ field, message }) => ({ slug: field, message })),
    }
  } catch (error) {
    const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined
    const isRefused = ['RATE_LIMITED', 'FORBIDDEN'].includes(String(refusal?.extensions?.['code']))
    return isRefused
      ? { status: 'refused', detail: refusal!.message, problems: [] }
      : { status: 'lost' }
  }
}
