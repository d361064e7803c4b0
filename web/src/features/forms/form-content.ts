import type { FormPageQuery } from '#graphql/generated/graphql.ts'

export type FormContent = NonNullable<FormPageQuery['form']>
export type FieldContent = FormContent['fields'][number]

/** What is wrong with a field. */
export type ShownProblem = { slug: string; message: string }

/** The id of the element of a field that takes the focus. */
export function idOf(slug: string): string {
  return `field-${slug}`
}

export const helpIdOf = (slug: string) => `help-${slug}`
export const problemIdOf = (slug: string) => `problem-${slug}`

/** Field beside the id of a file that says how it is called, for forms that are sent without JavaScript. */
export const fileNameOf = (id: string) => `file:${id}`
