import 'server-only'
import { type ChangeTag, incomplete } from '@foyer/schema/change-tags.ts'
import { cacheLife, cacheTag } from 'next/cache'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import { reportFailure } from '#lib/failures/report-failure.ts'
import { parsedInRender } from '#lib/parsed-in-render.ts'
import { queryGateway } from './query-gateway.ts'
import { persistedHash } from './persisted-hash.ts'

const daySeconds = 24 * 60 * 60
/** How long the router in a browser reuses a page. */
const browserSeconds = 5 * 60

/** After a failed read that a page can do without, the page is rendered again. */
const retrySeconds = 5
/** The least that Next lets the router in a browser reuse. */
const incompleteBrowserSeconds = 30

type Request<Result, Variables> = {
  document: DocumentTypeDecoration<Result, Variables>
  variables: Variables
  tags: ChangeTag[]
}
/** What to report when the read fails. The page is rendered without it then. */
type Optional = { whenFailed: string }

/**
 * The reader of visitors' pages: public content, cached under its tags (`tagsOfRead`) for a day;
 * while the change feed is disconnected, the caches below Next keep it for a minute. A missing object is null in the
 * result. An outage throws, and nothing of it is cached. An optional read is undefined instead: Next fails a page in which a
 * cached function has thrown, even if the page catches it. Results are shared within a render: they must not be changed.
 */
export async function read<Result, Variables extends Record<string, unknown>>(
  request: Request<Result, Variables> & Optional,
): Promise<Result | undefined>
export async function read<Result, Variables extends Record<string, unknown>>(
  request: Request<Result, Variables>,
): Promise<Result>
export async function read(
  request: Request<unknown, Record<string, unknown>> & Partial<Optional>,
): Promise<unknown> {
  const tags = [...new Set(request.tags)]
  const json = await queryCached({
    hash: persistedHash(request.document),
    variables: request.variables,
    tags,
    whenFailed: request.whenFailed,
  })
  return json === undefined ? undefined : parseResult(json)
}

/** Pages get their reader as an argument, so that editors can get a live one (`createLiveReader`). */
export type Read = typeof read

function parseResult(json: string): unknown {
  const parsed = parsedInRender.getStore()
  const known = parsed?.get(json)
  if (known !== undefined) return known
  const { data } = JSON.parse(json) as { data: unknown }
  parsed?.set(json, data)
  return data
}

// Arguments of a cached function must be plain values, since they are its cache key: the hash identifies the document. Its
// result is the response as JSON: what else it returned, Next would read anew for each of its renders.
async function queryCached({
  hash,
  variables,
  tags,
  whenFailed,
}: {
  hash: string
  variables: Record<string, unknown>
  tags: string[]
  whenFailed: string | undefined
}) {
  'use cache'
  cacheLife({ stale: browserSeconds, revalidate: daySeconds, expire: 7 * daySeconds })
  cacheTag(...tags)
  try {
    // Only the origin knows which other objects a page or an article shows, so it names their tags.
    const { data, json, tags: named } = await queryGateway({ hash, variables })
    cacheTag(...named)
    parsedInRender.getStore()?.set(json, data)
    return json
  } catch (error) {
    if (whenFailed === undefined) throw error
    cacheLife({ stale: incompleteBrowserSeconds, revalidate: retrySeconds, expire: daySeconds })
    cacheTag(incomplete)
    reportFailure(error, whenFailed)
    return undefined
  }
}
