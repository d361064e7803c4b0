import type { ResourceDefinition, ResourceField } from '@foyer/schema/resources/define-resource.ts'
import type { HttpError } from 'react-admin'
import type { NestedErrors } from '#provider/call-origin.ts'

/** What an error says that stands beside no field of the form; empty if every problem has its place. */
export function unplacedProblems(
  { fields, children }: ResourceDefinition,
  error: HttpError,
): string {
  const errors = (error.body as { errors?: NestedErrors } | undefined)?.errors
  if (!errors || Object.keys(errors).length === 0) return error.message
  return Object.entries(errors)
    .flatMap(([name, problem]) =>
      typeof problem === 'string' && !(isControl(fields[name]) || name in children)
        ? [problem]
        : [],
    )
    .join(' ')
}

/** A text in two languages has a control for each of them, and none for both. */
const isControl = (field: ResourceField | undefined) =>
  field !== undefined && !('isLocalized' in field && field.isLocalized)
