import type { FormPageQuery } from '#graphql/generated/graphql.ts'

type FormResponse = NonNullable<FormPageQuery['form']>

/** A field as the rules of forms know it, by the number of its type and with an initial value. */
export type FieldContent = Omit<FormResponse['fields'][number], 'type' | 'default'> & {
  fieldType: number
  default: string
}
export type FormContent = Omit<FormResponse, 'fields'> & { fields: FieldContent[] }

/** The problem of a field. */
export type ShownProblem = { slug: string; message: string }

/** The id of a field's focusable element. */
export function idOf(slug: string): string {
  return `field-${slug}`
}

export const helpIdOf = (slug: string) => `help-${slug}`
export const problemIdOf = (slug: string) => `problem-${slug}`

/** Name of the field with a file's name, beside that with its id, for forms that are sent without JavaScript. */
export const fileNameOf = (id: string) => `file:${id}`
