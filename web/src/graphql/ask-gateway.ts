import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { env } from '#lib/env.ts'
import { persistedHash } from './persisted-hash.ts'
import { askGraph, type GraphAnswer, type GraphQuestion } from './transport.ts'

const timeoutMs = 5000

/** Asks the gateway for what everybody may see. Throws `GraphError`. */
export async function askGateway(question: GraphQuestion): Promise<GraphAnswer> {
  return askGraph(question, { url: env.MESH_URL, method: 'GET', timeoutMs })
}

/** The same by a generated document. */
export async function askFor<Result, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data } = await askGateway({ hash: persistedHash(document), variables })
  return data as Result
}
