import { z } from 'zod'
import { ContentLocale, Id, OffsetDateTime, Slug } from '@foyer/schema/shapes/scalars.ts'
import {
  DocumentConflict,
  DocumentGone,
  DocumentInvalid,
  DocumentModule,
  DocumentOperation,
  LoggedOperation,
  PublishBlocked,
  PublishCheck,
} from './document-shapes.ts'
import { draftModuleOperations } from './draft-modules.ts'
import type { Operation, RestSource } from './operation.ts'
import { presenceOperations } from './presence-operations.ts'
import { previewOperations } from './preview-operations.ts'
import { referenceOperations } from './references.ts'
import { submissionOperations } from './submission-operations.ts'

const scheduled = z.enum(['publish', 'unpublish']).describe('What is done by itself.')
const number = z.int().min(0).describe('Number of the last operation of the document.')
const at = z.string().describe('Time by ISO 8601.')
const note = z.string().max(500).default('').describe('Note for other editors.')

export const EditedModule = DocumentModule.extend({
  isRemoved: z
    .literal(true)
    .optional()
    .describe('The module is removed, and can be restored; omitted if it is there.'),
}).meta({
  id: 'EditedModule',
  title: 'EditedModule',
  description: 'A module of a draft, which may be a removed one.',
})

export const EditedDocument = z
  .object({
    number,
    version_id: z.int().nullable().describe('The published version; null if none is.'),
    is_changed: z.boolean().describe('Whether the draft has changed since it was published.'),
    fields: z.record(z.string(), z.unknown()).describe('Fields of the document itself, by name.'),
    modules: z.record(z.string(), EditedModule).describe('Modules by id, with removed ones.'),
    schedules: z
      .array(z.object({ action: scheduled, at, note: z.string().describe('Note of the editor.') }))
      .describe('Scheduled changes, the earliest first.'),
  })
  .meta({
    id: 'EditedDocument',
    title: 'EditedDocument',
    description: 'The draft of a container in a language.',
  })

export const DocumentVersion = z
  .object({
    id: Id.describe('Identifies the version: `version_id` of pages and containers.'),
    type: z.enum(['published', 'unpublished', 'saved']).describe('What made the version.'),
    note: z.string().describe('Note of the editor; may be empty.'),
    author: z.string().nullable().describe('Name of the author; null if nobody was logged in.'),
    created_at: at,
  })
  .meta({
    id: 'DocumentVersion',
    title: 'DocumentVersion',
    description: 'A version of a document that can be shown, compared and restored.',
  })

export const DocumentDifference = z
  .object({
    type: z.enum(['added', 'removed', 'moved', 'changed']).describe('What is different.'),
    module: z.string().nullable().describe('The module; null for the document itself.'),
    kind: z.string().nullable().describe('Kind of the module; null for the document itself.'),
    path: z.array(z.string()).describe('The changed value; empty for whole modules.'),
    before: z.unknown().optional().describe('The value before; omitted if there was none.'),
    after: z.unknown().optional().describe('The value after; omitted if there is none.'),
    words: z
      .array(
        z.object({
          text: z.string().describe('Words with the space around them.'),
          change: z.enum(['added', 'removed', 'none']).describe('Where they are.'),
        }),
      )
      .describe(
        'The texts compared by words; all texts of a module that was added or removed. Empty where there are none.',
      ),
  })
  .meta({
    id: 'DocumentDifference',
    title: 'DocumentDifference',
    description: 'One difference between two versions.',
  })

const shared = {
  access: 'editor',
  object: 'container',
  // The page may have been deleted.
  mayBeGone: true,
  pathParameters: { locale: ContentLocale, slug: Slug },
} as const
const path = '/{locale}/pageeditor-api/document/{slug}'

/** Drafts, versions and publishing. */
export const documents = {
  name: 'documents',
  description: 'Drafts of containers: operations, versions and publishing.',
  extension: {},
  operations: {
    editedDocument: {
      ...shared,
      operationId: 'editedDocument',
      method: 'GET',
      path,
      summary: 'Get a draft',
      description: 'The draft of a container in a language. Without one, what is published.',
      response: EditedDocument,
    },
    applyDocumentOperations: {
      ...shared,
      operationId: 'applyDocumentOperations',
      method: 'POST',
      path: `${path}/operations`,
      summary: 'Change a draft',
      description:
        'Applies all operations or none. Operations that were applied before are skipped. If the operations since then are no longer stored, the draft has to be loaded again (410).',
      body: z
        .object({
          since: z.int().min(0).describe('Number of the last operation that the caller knows.'),
          operations: z.array(DocumentOperation).max(500).describe('Operations, in order.'),
        })
        .meta({
          id: 'DocumentOperations',
          title: 'DocumentOperations',
          description: 'Changes to a draft.',
        }),
      response: z
        .object({
          number,
          operations: z.array(LoggedOperation).describe('All operations since, in order.'),
        })
        .meta({
          id: 'AppliedOperations',
          title: 'AppliedOperations',
          description: 'The accepted operations, with those of others.',
        }),
      errors: { 400: DocumentInvalid, 409: DocumentConflict, 410: DocumentGone },
    },
    publishDocument: {
      ...shared,
      access: 'publisher',
      operationId: 'publishDocument',
      method: 'POST',
      path: `${path}/publish`,
      summary: 'Publish a draft',
      description:
        'Visitors see the draft from now on. Its modules have to be complete, and the check must not find errors.',
      body: z
        .object({ note })
        .meta({ id: 'PublishNote', title: 'PublishNote', description: 'A note.' }),
      response: z
        .object({ version_id: Id.describe('Identifies the version that is published now.') })
        .meta({
          id: 'PublishedDocument',
          title: 'PublishedDocument',
          description: 'The version that is published now.',
        }),
      errors: { 400: DocumentInvalid, 422: PublishBlocked },
    },
    documentCheck: {
      ...shared,
      operationId: 'documentCheck',
      method: 'GET',
      path: `${path}/check`,
      summary: 'Check before publishing',
      description: 'What should be corrected in the draft before it is published.',
      response: PublishCheck,
    },
    unpublishDocument: {
      ...shared,
      access: 'publisher',
      operationId: 'unpublishDocument',
      method: 'POST',
      path: `${path}/unpublish`,
      summary: 'Take a document offline',
      description: 'Takes a document offline in its language. The draft stays.',
      body: z
        .object({ note })
        .meta({ id: 'UnpublishNote', title: 'UnpublishNote', description: 'A note.' }),
      response: EditedDocument,
    },
    restoreDocument: {
      ...shared,
      operationId: 'restoreDocument',
      method: 'POST',
      path: `${path}/restore`,
      summary: 'Restore a version as draft',
      description:
        'Restores a version, or the published one, as the draft. Later changes are discarded.',
      body: z
        .object({
          version_id: Id.nullable().describe('The version; null for the published one.'),
        })
        .meta({ id: 'RestoredVersion', title: 'RestoredVersion', description: 'A version.' }),
      response: EditedDocument,
    },
    scheduleDocument: {
      ...shared,
      access: 'publisher',
      operationId: 'scheduleDocument',
      method: 'POST',
      path: `${path}/schedule`,
      summary: 'Schedule publishing',
      description: 'Schedules when a draft is published, or a document taken offline.',
      body: z
        .object({
          action: scheduled,
          at: OffsetDateTime.nullable().describe('When; null for not at all.'),
          note,
        })
        .meta({ id: 'ScheduleWrite', title: 'ScheduleWrite', description: 'A schedule.' }),
      response: EditedDocument,
    },
    documentVersions: {
      ...shared,
      operationId: 'documentVersions',
      method: 'GET',
      path: `${path}/versions`,
      summary: 'List versions',
      description: 'The versions of a document, the newest first; 500 at most.',
      response: z.array(DocumentVersion),
    },
    documentDifferences: {
      ...shared,
      operationId: 'documentDifferences',
      method: 'GET',
      path: `${path}/differences`,
      summary: 'Compare two versions',
      description: 'The differences between two versions, by field and word.',
      query: {
        from: Id.optional().describe('The earlier version; the published one if omitted.'),
        to: Id.optional().describe('The later version; the draft if omitted.'),
      },
      response: z.array(DocumentDifference),
    },
    ...presenceOperations,
    ...previewOperations,
    ...submissionOperations,
    ...draftModuleOperations,
    ...referenceOperations,
  },
} as const satisfies RestSource & { operations: Record<string, Operation> }
