import { z } from 'zod'
import {
  ContentLocale,
  Locale,
  OffsetDateTime,
  OptionalText,
  Slug,
} from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const SubmissionState = z.enum(['draft', 'submitted', 'returned']).meta({
  id: 'SubmissionState',
  title: 'SubmissionState',
  'x-enum-descriptions': {
    draft: 'It was not submitted since it was last published.',
    submitted: 'It waits for a publisher.',
    returned: 'A publisher returned it with a note.',
  },
  description: 'Whether a draft is submitted for publishing.',
})

export const DocumentSubmission = z
  .object({
    state: SubmissionState,
    note: OptionalText.describe('Note of the editor for the publisher; may be empty.'),
    author: z.string().nullable().describe('Who submitted it; null if nobody did.'),
    submitted_at: OffsetDateTime.nullable().describe('When it was submitted; null if it was not.'),
    review_note: OptionalText.describe('What the publisher wants to be changed; may be empty.'),
    reviewer: z.string().nullable().describe('Who returned it; null if nobody did.'),
    reviewed_at: OffsetDateTime.nullable().describe('When it was returned; null if it was not.'),
  })
  .meta({
    id: 'DocumentSubmission',
    title: 'DocumentSubmission',
    description: 'Whether a draft is submitted for publishing.',
  })

const SubmittedDocument = z
  .object({
    slug: Slug,
    locale: ContentLocale,
    title: z.string().describe('Title of the page; the slug for others.'),
    note: OptionalText.describe('Note of the editor for the publisher; may be empty.'),
    author: z.string().nullable().describe('Who submitted it; null if the account is gone.'),
    submitted_at: OffsetDateTime,
  })
  .meta({
    id: 'SubmittedDocument',
    title: 'SubmittedDocument',
    description: 'A draft that waits for a publisher.',
  })

const shared = {
  access: 'editor',
  object: 'container',
  pathParameters: { locale: ContentLocale, slug: Slug },
  response: DocumentSubmission,
} as const
const path = '/{locale}/pageeditor-api/document/{slug}'

/** How a draft of somebody who may not publish gets to somebody who may. */
export const submissionOperations = {
  documentSubmission: {
    ...shared,
    operationId: 'documentSubmission',
    method: 'GET',
    path: `${path}/submission`,
    summary: 'Get the submission of a draft',
    description: 'Whether a draft is submitted for publishing, or was returned.',
  },
  submitDocument: {
    ...shared,
    operationId: 'submitDocument',
    method: 'POST',
    path: `${path}/submit`,
    summary: 'Submit a draft for publishing',
    description:
      'Asks those who may publish the document to do so; they get a mail. A draft without changes cannot be submitted.',
    body: z
      .object({ note: z.string().max(2000).default('').describe('Note for the publisher.') })
      .meta({ id: 'SubmissionWrite', title: 'SubmissionWrite', description: 'A note.' }),
  },
  returnDocument: {
    ...shared,
    access: 'publisher',
    operationId: 'returnDocument',
    method: 'POST',
    path: `${path}/return`,
    summary: 'Return a submitted draft',
    description: 'Returns a submitted draft to its editor with a note, which is sent as a mail.',
    body: z
      .object({
        note: z.string().min(1).max(2000).describe('What should be changed, for the editor.'),
      })
      .meta({ id: 'ReturnWrite', title: 'ReturnWrite', description: 'What should be changed.' }),
  },
  submittedDocuments: {
    operationId: 'submittedDocuments',
    access: 'publisher',
    object: 'any',
    method: 'GET',
    path: '/{locale}/pageeditor-api/submissions',
    summary: 'List submitted drafts',
    description: 'Drafts that wait for the caller to publish them, the oldest first; 200 at most.',
    pathParameters: { locale: Locale },
    response: z.array(SubmittedDocument),
  },
} as const satisfies Record<string, Operation>
