import 'server-only'
import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { cacheLife, cacheTag } from 'next/cache'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { askGateway } from './ask-gateway.ts'
import { persistedHash } from './persisted-hash.ts'

const daySeconds = 24 * 60 * 60
/** So long the router in a browser shows again what it has shown. */
const browserSeconds = 5 * 60

/**
 * The one gate through which pages read the graph: what visitors may see, kept under its tags (`tagsOfRead`) for a day. Where
 * nobody tells what changes, the caches below Next keep it for a minute only.
 * What the graph does not know is null in the answer. An outage throws, and nothing of it is kept.
 */
export async function read<Result, Variables extends Record<string, unknown>>(question: {
  document: TypedDocumentNode<Result, Variables>
  variables: Variables
  tags: ChangeTag[]
}): Promise<Result> {
  const tags = [...new Set(question.tags)]
  return (await keep(persistedHash(question.document), question.variables, tags)) as Result
}

// Only plain values cross the border of a cached function, and they are its key: the hash stands for the document.
async function keep(hash: string, variables: Record<string, unknown>, tags: string[]) {
  'use cache'
  cacheLife({ stale: browserSeconds, revalidate: daySeconds, expire: 7 * daySeconds })
  cacheTag(...tags)
  // Only the origin knows what a page or an article shows beside its own words: it names these tags itself.
  const { data, tags: named } = await askGateway({ hash, variables })
  cacheTag(...named)
  return data
}
