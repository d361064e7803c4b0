import { z } from 'zod'
import {
  maxFoundReferences,
  Reference,
  ReferenceKindList,
  ReferenceList,
} from './reference-shapes.ts'
import { ContentLocale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

const shared = {
  access: 'editor',
  object: 'any',
  method: 'GET',
  extension: {},
  pathParameters: { locale: ContentLocale },
  response: z.array(Reference),
} as const

/** What fields and links refer to, for the forms and pickers of editors. */
export const referenceOperations = {
  references: {
    ...shared,
    operationId: 'references',
    path: '/{locale}/pageeditor-api/references',
    summary: 'Resolve references',
    description: 'What the given references refer to, in the same order, each of them once.',
    query: { references: ReferenceList.describe('The references; e.g. "page:12,image:4".') },
  },
  searchReferences: {
    ...shared,
    operationId: 'searchReferences',
    path: '/{locale}/pageeditor-api/references/search',
    summary: 'Search what can be referred to',
    description: `What fields and links can refer to, also what visitors do not get yet: best match first, upcoming events before past ones; ${maxFoundReferences} at most.`,
    query: {
      query: z
        .string()
        .max(200)
        .optional()
        .describe('Words in title or detail, in any spelling of umlauts; anything if omitted.'),
      kinds: ReferenceKindList.optional().describe('Only these kinds; all if omitted.'),
    },
  },
} satisfies Record<string, Operation>
