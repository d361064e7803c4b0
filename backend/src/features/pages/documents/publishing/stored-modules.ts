import { modulesInOrder, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { pageFields } from '@foyer/schema/documents/page-fields.ts'
import { writeFields } from '@foyer/schema/fields/write-shapes.ts'
import { moduleShapes } from '@foyer/schema/modules/module-shapes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { z } from 'zod'
import { checkFields } from '#http/field-errors.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { serializeFields } from '#features/pages/serialize-fields.ts'
import type { Problem } from '#features/pages/documents/check-draft.ts'
import { writtenFields } from '#features/pages/documents/field-values.ts'

type Checked =
  | { ok: true; stored: Map<string, Record<string, unknown>> }
  | { ok: false; problem: 'invalid'; problems: Problem[] }

/** The fields of all modules as they are stored, or what is missing for that. */
export function storedModules(
  content: ContentDocument,
  { contentType, language }: { contentType: string; language: Locale },
): Checked {
  const stored = new Map<string, Record<string, unknown>>()
  const problems: Problem[] = []
  const tell = (module: string | null, errors: Record<string, string[]>) => {
    for (const [field, messages] of Object.entries(errors))
      problems.push({ module, field, messages })
  }
  if (contentType === 'page') {
    const own = checkFields(PageFields, { values: content.fields, locale: language })
    if (!own.ok) tell(null, own.errors)
  }
  for (const { id, kind, fields } of modulesInOrder(content)) {
    const definition = findDefinition(kind)
    if (!definition) {
      tell(id, { kind: [kind] })
      continue
    }
    const values = writtenFields(definition.fields, fields)
    const checked = checkFields(moduleShapes(definition).Values, { values, locale: language })
    if (checked.ok) stored.set(id, serializeFields(definition.fields, checked.value))
    else tell(id, checked.errors)
  }
  return problems.length > 0 ? { ok: false, problem: 'invalid', problems } : { ok: true, stored }
}

const { title: _, ...optional } = writeFields(pageFields, 'PageFields')
// Without a title in this language the German one is shown.
const PageFields = z.object(optional)
