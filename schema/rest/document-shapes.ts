import { z } from 'zod'
import { Id, OffsetDateTime, PreviewToken } from '@foyer/schema/shapes/scalars.ts'

const ModuleId = z.uuid().describe('Identifies the module in its document.')
const Rank = z
  .string()
  .regex(/^[0-9A-Za-z]+$/)
  .max(500)
  .describe(
    'Position in the order of the modules: ranks are compared as strings, by code unit; e.g. "a1". Equal ranks are ordered by id.',
  )

export const ModulePlace = z
  .object({
    parent: ModuleId.nullable().describe('The section that contains it; null at the top level.'),
    column: z
      .int()
      .min(0)
      .max(2)
      .nullable()
      .describe('Column there or, at the top level, of the container; null for the first one.'),
    rank: Rank,
  })
  .meta({ id: 'ModulePlace', title: 'ModulePlace', description: 'Where a module is.' })

/** Fields by name; what may be there follows from the kind, which the origin checks. */
const FieldValues = z
  .record(z.string(), z.unknown())
  .describe('Values by name of the field; a list is an object of `{ rank, fields }` by id.')

export const DocumentModule = z
  .object({
    kind: z.string().max(80).describe('Kind of the module; e.g. "text".'),
    version: z.int().min(1).describe('Version of the fields of that kind.'),
    place: ModulePlace,
    fields: FieldValues,
  })
  .meta({
    id: 'DocumentModule',
    title: 'DocumentModule',
    description: 'A module of a document, with what an editor filled in.',
  })

const Modules = z
  .record(z.uuid(), DocumentModule)
  .describe('Modules by id: the module and, of a section, those in it.')

const id = z.uuid().describe('Identifies the operation, made by its author: twice is once.')
const Value = z.unknown().optional().describe('Any JSON; omitted for nothing.')

/** An operation as `schema/documents/operation.ts` defines it. */
export const DocumentOperation = z
  .discriminatedUnion('type', [
    z.object({ id, type: z.literal('add'), module: ModuleId, modules: Modules }),
    z.object({
      id,
      type: z.literal('duplicate'),
      source: ModuleId,
      module: ModuleId,
      modules: Modules,
    }),
    z.object({
      id,
      type: z.literal('change'),
      module: ModuleId.nullable().describe('Null for a field of the document itself.'),
      path: z
        .array(z.string().min(1).max(80))
        .min(1)
        .max(8)
        .describe(
          'Path of the field: its name, for a list also id and name of the entry: `["items", id, "fields", "question"]`.',
        ),
      before: Value,
      after: Value,
    }),
    z.object({
      id,
      type: z.literal('move'),
      module: ModuleId,
      before: ModulePlace,
      after: ModulePlace,
    }),
    z.object({ id, type: z.literal('remove'), module: ModuleId, before: Modules }),
    z.object({ id, type: z.literal('restore'), module: ModuleId, modules: Modules }),
  ])
  .meta({
    id: 'DocumentOperation',
    title: 'DocumentOperation',
    description: 'A change to a document, with what its author saw.',
    // GraphQL has no type for input objects that are discriminated by a field.
    'x-any-json': true,
  })

export const LoggedOperation = z
  .object({
    number: z.int().min(1).describe('Number of the operation in its document.'),
    at: z.string().describe('When it was acknowledged, by ISO 8601.'),
    operation: DocumentOperation,
  })
  .meta({
    id: 'LoggedOperation',
    title: 'LoggedOperation',
    description: 'An operation that was acknowledged.',
  })

export const DocumentGone = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    reason: z
      .enum(['deleted', 'thinned'])
      .describe('Whether the page was deleted, or the history since then is no longer stored.'),
  })
  .meta({
    id: 'DocumentGone',
    title: 'DocumentGone',
    description: 'The page was deleted, or the draft has to be loaded again.',
  })

export const DocumentProblem = z
  .object({
    module: z.string().nullable().describe('The module; null for the document itself.'),
    field: z.string().describe('Path of the field; e.g. "items.0.headline".'),
    messages: z.array(z.string()).describe('What is wrong, in the language of the request.'),
  })
  .meta({
    id: 'DocumentProblem',
    title: 'DocumentProblem',
    description: 'What is wrong with a field.',
  })

export const DocumentRejection = z
  .object({
    problem: z.string().describe('Why: e.g. "value-changed", "moved", "removed".'),
    operation: z.string().describe('The operation that was rejected.'),
    module: z.string().nullable().describe('The module; null for the document itself.'),
    path: z.array(z.string()).optional().describe('The value that both have changed.'),
    base: Value.describe('As the author saw it.'),
    current: Value.describe('As it is.'),
    incoming: Value.describe('As the author wants it.'),
    by: z.string().nullable().optional().describe('Name of the editor who has changed it.'),
    at: z.string().nullable().optional().describe('When that was, by ISO 8601.'),
  })
  .meta({
    id: 'DocumentRejection',
    title: 'DocumentRejection',
    description: 'Why an operation was rejected, with both texts.',
  })

const previewed = {
  id: Id.describe('Identifies the preview among those of the document.'),
  expires_at: OffsetDateTime.describe('Until when it can be opened.'),
}

export const DocumentPreview = z
  .object({
    ...previewed,
    at: OffsetDateTime.nullable().describe(
      'The time for which it shows the page; null for the draft.',
    ),
    author: z.string().nullable().describe('Name of the editor who created it; null if unknown.'),
  })
  .meta({
    id: 'DocumentPreview',
    title: 'DocumentPreview',
    description: 'A link that shows a page before it is published, without log-in.',
  })

export const CreatedPreview = z
  .object({
    ...previewed,
    token: PreviewToken.describe(
      'The last part of the address of the preview; returned only here.',
    ),
  })
  .meta({
    id: 'CreatedPreview',
    title: 'CreatedPreview',
    description: 'A new preview, with the token that opens it.',
  })

export const PublishFinding = z
  .object({
    module: z.string().nullable().describe('The module; null for the document itself.'),
    path: z
      .array(z.string())
      .describe('The value, as in an operation; empty for the module or document as a whole.'),
    severity: z.enum(['error', 'warning']).describe('Whether it prevents publishing.'),
    key: z.string().describe('Key of the message; e.g. "missing-alternative-text".'),
    value: z
      .string()
      .nullable()
      .describe('The text, link or language that is meant; null if there is none.'),
  })
  .meta({
    id: 'PublishFinding',
    title: 'PublishFinding',
    description: 'A problem that an editor should correct before publishing.',
  })

const findings = z
  .array(PublishFinding)
  .describe('The findings: those of the document first, then by module in order.')

export const PublishCheck = z
  .object({
    is_blocked: z.boolean().describe('Whether an error prevents publishing.'),
    findings,
  })
  .meta({
    id: 'PublishCheck',
    title: 'PublishCheck',
    description: 'What the check before publishing has found.',
  })

export const PublishBlocked = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    findings,
  })
  .meta({
    id: 'PublishBlocked',
    title: 'PublishBlocked',
    description: 'The check before publishing has found errors. Nothing was published.',
  })

export const DocumentInvalid = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    problems: z.array(DocumentProblem).describe('What is wrong, by field.'),
    rejections: z.array(DocumentRejection).describe('Operations that cannot be applied.'),
  })
  .meta({
    id: 'DocumentInvalid',
    title: 'DocumentInvalid',
    description: 'Operations or fields that break the rules. Nothing was changed.',
  })

export const DocumentConflict = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    number: z.int().describe('Number of the last operation of the document.'),
    rejections: z.array(DocumentRejection).describe('The operations in conflict.'),
    operations: z.array(LoggedOperation).describe('Operations that the caller does not know yet.'),
  })
  .meta({
    id: 'DocumentConflict',
    title: 'DocumentConflict',
    description: 'Somebody else has changed the same values or modules. Nothing was changed.',
  })
