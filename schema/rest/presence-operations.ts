import { z } from 'zod'
import { ContentLocale, Slug } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const shared = {
  access: 'editor',
  object: 'container',
  // The page may have been deleted.
  mayBeGone: true,
  pathParameters: { locale: ContentLocale, slug: Slug },
} as const
const path = '/{locale}/pageeditor-api/document/{slug}/editors'
const editorId = z.uuid().describe('UUID of an open editor, made by its browser: one per tab.')

const focus = {
  module_id: z
    .uuid()
    .nullable()
    .default(null)
    .describe('UUID of the module with the focus; null if it is none.'),
  field: z
    .string()
    .max(200)
    .nullable()
    .default(null)
    .describe('Path of the field with the focus, such as "headline"; null if it is none.'),
}

export const DocumentEditor = z
  .object({
    editor_id: editorId,
    name: z.string().describe('Name of the person.'),
    is_own: z.boolean().describe('Whether it is the account of the caller.'),
    ...focus,
  })
  .meta({
    id: 'DocumentEditor',
    title: 'DocumentEditor',
    description: 'Somebody who has a document open for editing.',
  })

export const DocumentPresence = z
  .object({
    number: z.int().min(0).describe('Number of the last operation of the document.'),
    published_version: z.int().nullable().describe('The published version; null if none is.'),
    editors: z.array(DocumentEditor).describe('Who has it open, the earliest first.'),
  })
  .meta({
    id: 'DocumentPresence',
    title: 'DocumentPresence',
    description: 'Who has a document open, and how far it has been changed.',
  })

/** Who has a document open for editing. What changes is sent as events (`schema/rest/editing-events.ts`). */
export const presenceOperations = {
  documentEditors: {
    ...shared,
    operationId: 'documentEditors',
    method: 'GET',
    path,
    summary: 'List who edits a document',
    description: 'Who has a document open for editing in a language, the earliest first.',
    response: z.array(DocumentEditor),
  },
  announceDocumentEditor: {
    ...shared,
    operationId: 'announceDocumentEditor',
    method: 'POST',
    path,
    summary: 'Say that a document is open',
    description:
      'Says that a document is open for editing, and where the focus is. Holds for 90 seconds unless it is repeated.',
    isRateLimited: true,
    body: z.object({ editor_id: editorId, ...focus }).meta({
      id: 'EditorAnnouncement',
      title: 'EditorAnnouncement',
      description: 'An open editor, and where its focus is.',
    }),
    response: DocumentPresence,
  },
  leaveDocument: {
    ...shared,
    operationId: 'leaveDocument',
    method: 'POST',
    path: `${path}/leave`,
    summary: 'Say that a document is closed',
    description: 'Says that an editor was closed.',
    body: z.object({ editor_id: editorId }).meta({
      id: 'ClosedEditor',
      title: 'ClosedEditor',
      description: 'An editor that was closed.',
    }),
    response: DocumentPresence,
  },
} as const satisfies Record<string, Operation>
