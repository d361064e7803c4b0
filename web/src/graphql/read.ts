import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { fetchPersisted, type GraphAnswer } from './fetch-persisted.ts'
import { persistedHash } from './persisted-hash.ts'

/**
 * The one gate through which pages read the graph: what visitors may see, kept for a minute and under its tags.
 * `ok: false` is an expected failure: the graph knows no such thing. An outage throws, and nothing of it is kept.
 */
export async function read<Result, Variables extends Record<string, unknown>>(question: {
  document: TypedDocumentNode<Result, Variables>
  variables: Variables
  tags: string[]
}): Promise<GraphAnswer<Result>> {
  const answer = await keep(persistedHash(question.document), question.variables, question.tags)
  return answer as GraphAnswer<Result>
}

// Only plain values cross the border of a cached function, and they are its key: the hash stands for the document.
async function keep(hash: string, variables: Record<string, unknown>, tags: string[]) {
  'use cache'
  cacheLife('minutes')
  cacheTag(...tags)
  return fetchPersisted(hash, variables)
}
