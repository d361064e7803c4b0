import { checkEntry } from '@foyer/schema/forms/check-entry.ts'
import { sayProblem } from '@foyer/schema/forms/problem-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import type { FormContent, ShownProblem } from './form-content.ts'
import { readEntry } from './read-entry.ts'

type Filled = { form: FormContent; entered: FormData; locale: Locale }

/** The problems of an entry, by the same rules as the origin's. */
export function findProblems({ form, entered, locale }: Filled): ShownProblem[] {
  const { fields, maxFileCount } = form
  const shown = fields.filter(({ visible }) => visible)
  return checkEntry({ fields: shown, fileCount: maxFileCount }, readEntry(fields, entered)).map(
    (problem) => ({ slug: problem.slug, message: sayProblem(problem, locale) }),
  )
}
