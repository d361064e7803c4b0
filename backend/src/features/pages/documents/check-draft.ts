import { findModule, type ContentDocument } from '@foyer/schema/documents/document.ts'
import { containerFields } from '@foyer/schema/documents/container-fields.ts'
import { currentVersion } from '@foyer/schema/documents/migrate-module.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { pageDocumentFields } from '@foyer/schema/documents/page-fields.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { checkFields } from '#http/field-errors.ts'
import { findDefinition } from '#features/pages/modules/module-definition.ts'
import { draftShape } from './draft-modules/draft-shapes.ts'

/** What is wrong with a module or, if that is null, with the document's own fields. */
export type Problem = { module: string | null; field: string; messages: string[] }

const ofPage = draftShape(pageDocumentFields)
const ofContainer = draftShape(containerFields)
const shapesByKind = new Map<string, z.ZodType>()

type Checked = { contentType: string; locale: Locale }

/** What is wrong with all that operations have touched, as they leave it. Drafts may be incomplete. */
export function checkTouched(
  document: ContentDocument,
  operations: readonly Operation[],
  { contentType, locale }: Checked,
): Problem[] {
  const touched = new Set(operations.flatMap(touchedBy))
  return [...touched].flatMap((id): Problem[] => {
    if (id === null) {
      const shape = contentType === 'page' ? ofPage : ofContainer
      return problemsOf(shape, { module: null, values: document.fields, locale })
    }
    const module = findModule(document, id)
    if (!module) return []
    const shape = shapeOf(module.kind)
    if (!shape) return [{ module: id, field: 'kind', messages: [module.kind] }]
    if (module.version !== currentVersion(module.kind)) {
      return [{ module: id, field: 'version', messages: [String(module.version)] }]
    }
    return problemsOf(shape, { module: id, values: module.fields, locale })
  })
}

function touchedBy(operation: Operation): (string | null)[] {
  switch (operation.type) {
    case 'add':
    case 'duplicate':
    case 'restore':
      return Object.keys(operation.modules)
    case 'change':
      return [operation.module]
    case 'move':
    case 'remove':
      return []
  }
}

function problemsOf(
  shape: z.ZodType,
  { module, values, locale }: { module: string | null; values: unknown; locale: Locale },
): Problem[] {
  const checked = checkFields(shape, { values, locale })
  if (checked.ok) return []
  return Object.entries(checked.errors).map(([field, messages]) => ({ module, field, messages }))
}

function shapeOf(kind: string): z.ZodType | undefined {
  const definition = findDefinition(kind)
  const shape = shapesByKind.get(kind) ?? (definition && draftShape(definition.fields))
  if (shape) shapesByKind.set(kind, shape)
  return shape
}
