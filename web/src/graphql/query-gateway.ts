import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { persistedHash } from './persisted-hash.ts'
import { executeOperation, type GraphResult, type GraphRequest } from './transport.ts'

const timeoutMs = 5000

/** Reads public content from the gateway. Throws `GraphError`. */
export async function queryGateway(request: GraphRequest): Promise<GraphResult> {
  return executeOperation(request, { url: env.MESH_URL, method: 'GET', timeoutMs })
}

/** The same with a generated document. */
export async function queryDocument<Result, Variables extends Record<string, unknown>>(
  document: DocumentTypeDecoration<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data } = await queryGateway({ hash: persistedHash(document), variables })
  return data as Result
}
