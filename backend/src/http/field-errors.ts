import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { issueMessage } from '@foyer/schema/shapes/issue-messages.ts'
import { sayRule } from '@foyer/schema/shapes/rule-messages.ts'
import type { z } from 'zod'

type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string[]> }

/** Validates values against a shape; returns localized messages by field. */
export function checkFields<Shape extends z.ZodType>(
  shape: Shape,
  { values, locale }: { values: unknown; locale: Locale },
): Checked<z.output<Shape>> {
  const parsed = shape.safeParse(values, { error: (issue) => issueMessage(issue, locale) })
  if (parsed.success) return { ok: true, value: parsed.data }
  const errors: Record<string, string[]> = {}
  for (const issue of parsed.error.issues) {
    const messages = (errors[issue.path.join('.') || 'non_field_errors'] ??= [])
    const message = sayRule(issue.message, locale)
    // A value can break two rules that have one sentence: its pattern, and that such a day exists.
    if (!messages.includes(message)) messages.push(message)
  }
  return { ok: false, errors }
}
