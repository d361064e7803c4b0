import { documents } from '@foyer/schema/rest/documents.ts'
import { type ReferenceKind, referenceKinds } from '@foyer/schema/rest/reference-shapes.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { addOperation } from '#http/operation-route.ts'
import { findReferences, resolveReferences } from './reference-store.ts'

/** What fields and links refer to, and the search for it. */
export function addReferenceRoutes(app: FastifyInstance, database: Database): void {
  const { references, searchReferences } = documents.operations

  addOperation(app, references, ({ query, locale }) =>
    resolveReferences(database, query.references?.split(',') ?? [], locale),
  )

  addOperation(app, searchReferences, ({ query, locale }) =>
    findReferences(database, {
      term: query.query?.trim() ?? '',
      kinds: (query.kinds?.split(',') as ReferenceKind[] | undefined) ?? referenceKinds,
      locale,
    }),
  )
}
