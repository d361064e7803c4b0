import { z } from 'zod'
import { ContentLocale, Id, OffsetDateTime, Slug } from '@foyer/schema/shapes/scalars.ts'
import { CreatedPreview, DocumentPreview } from './document-shapes.ts'
import type { Operation } from './operation.ts'

const shared = {
  access: 'editor',
  object: 'container',
  // The page may have been deleted.
  mayBeGone: true,
  pathParameters: { locale: ContentLocale, slug: Slug },
} as const
const path = '/{locale}/pageeditor-api/document/{slug}/previews'
const previews = z.array(DocumentPreview).describe('Those that can be opened, the oldest first.')

/** Links that show a page before it is published. */
export const previewOperations = {
  documentPreviews: {
    ...shared,
    operationId: 'documentPreviews',
    method: 'GET',
    path,
    summary: 'List previews',
    description: 'The previews of a document that can be opened, the oldest first.',
    response: z.array(DocumentPreview),
  },
  createPreview: {
    ...shared,
    operationId: 'createPreview',
    method: 'POST',
    path,
    summary: 'Make a preview',
    description: 'Makes a link that shows the page without log-in until it expires.',
    body: z
      .object({
        at: OffsetDateTime.nullable()
          .default(null)
          .describe('The time for which it shows the page as it is scheduled; null for the draft.'),
        days: z.int().min(1).max(90).default(7).describe('For how many days; 7 if omitted.'),
      })
      .meta({ id: 'PreviewWrite', title: 'PreviewWrite', description: 'A new preview.' }),
    response: CreatedPreview,
  },
  revokePreview: {
    ...shared,
    operationId: 'revokePreview',
    method: 'POST',
    path: `${path}/revoke`,
    summary: 'Revoke a preview',
    description: 'Ends a preview before it expires.',
    body: z
      .object({ number: Id.describe('Number of the preview; e.g. 7.') })
      .meta({ id: 'RevokedPreview', title: 'RevokedPreview', description: 'A preview.' }),
    response: z
      .object({ previews })
      .meta({ id: 'DocumentPreviews', title: 'DocumentPreviews', description: 'Previews.' }),
  },
} as const satisfies Record<string, Operation>
