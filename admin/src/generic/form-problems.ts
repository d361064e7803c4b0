import type { ResourceDefinition, ResourceField } from '@foyer/schema/resources/define-resource.ts'
import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import { issueMessage } from '@foyer/schema/shapes/issue-messages.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import { sayRule } from '@foyer/schema/shapes/rule-messages.ts'
import { type Row, writtenValues } from '#provider/written-values.ts'

export type FormProblems = { [name: string]: FormProblems | { type: string; message: string } }

/** What is wrong with the values of a form, by the rules of the definition, nested as the form is. */
export function formProblems(
  definition: ResourceDefinition,
  form: Row,
  locale: LocaleCode,
): FormProblems {
  const parsed = resourceShapes(definition).Write.safeParse(writtenValues(definition, form), {
    error: (issue) => issueMessage(issue, locale),
  })
  const problems: FormProblems = {}
  for (const { path, message } of parsed.error?.issues ?? []) {
    const names = pathOfControl(definition, path.map(String))
    let target = problems
    for (const name of names.slice(0, -1)) target = (target[name] ??= {}) as FormProblems
    const last = names.at(-1) ?? 'root'
    target[last] ??= { type: 'rule', message: sayRule(message, locale) }
  }
  return problems
}

/** The path of the control that shows a problem: one line of several has none of its own. */
function pathOfControl({ fields, children }: ResourceDefinition, path: string[]): string[] {
  const [name = '', , childName = ''] = path
  if (fields[name]) return hasEntries(fields[name]) ? [name] : path
  const child = children[name]?.fields[childName]
  return child && hasEntries(child) ? path.slice(0, 3) : path
}

const hasEntries = ({ type }: ResourceField) => type === 'lines' || type === 'relations'
