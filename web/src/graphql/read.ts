import 'server-only'
import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { cacheLife, cacheTag } from 'next/cache'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { queryGateway } from './query-gateway.ts'
import { persistedHash } from './persisted-hash.ts'

const daySeconds = 24 * 60 * 60
/** How long the router in a browser reuses a page. */
const browserSeconds = 5 * 60

/**
 * The reader of visitors' pages: public content, cached under its tags (`tagsOfRead`) for a day;
 * while the change feed is disconnected, the caches below Next keep it for a minute. A missing object is null in the
 * result. An outage throws, and nothing of it is cached.
 */
export async function read<Result, Variables extends Record<string, unknown>>(request: {
  document: TypedDocumentNode<Result, Variables>
  variables: Variables
  tags: ChangeTag[]
}): Promise<Result> {
  const tags = [...new Set(request.tags)]
  return (await queryCached(persistedHash(request.document), request.variables, tags)) as Result
}

/** Pages get their reader as an argument, so that editors can get a live one (`createLiveReader`). */
export type Read = typeof read

// Arguments of a cached function must be plain values, since they are its cache key: the hash identifies the document.
async function queryCached(hash: string, variables: Record<string, unknown>, tags: string[]) {
  'use cache'
  cacheLife({ stale: browserSeconds, revalidate: daySeconds, expire: 7 * daySeconds })
  cacheTag(...tags)
  // Only the origin knows which other objects a page or an article shows, so it names their tags.
  const { data, tags: named } = await queryGateway({ hash, variables })
  cacheTag(...named)
  return data
}
