import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { fetchPersisted } from './fetch-persisted.ts'
import { persistedHash } from './persisted-hash.ts'

/**
 * The one gate through which pages read the graph: what visitors may see, kept for a minute and under its tags.
 * What the graph does not know is null in the answer. An outage throws, and nothing of it is kept.
 */
export async function read<Result, Variables extends Record<string, unknown>>(question: {
  document: TypedDocumentNode<Result, Variables>
  variables: Variables
  tags: string[]
}): Promise<Result> {
  return (await keep(persistedHash(question.document), question.variables, question.tags)) as Result
}

// Only plain values cross the border of a cached function, and they are its key: the hash stands for the document.
async function keep(hash: string, variables: Record<string, unknown>, tags: string[]) {
  'use cache'
  cacheLife('minutes')
  cacheTag(...tags)
  return fetchPersisted(hash, variables)
}
