import { createHash } from 'node:crypto'
import { everything, incomplete } from '@foyer/schema/change-tags.ts'
import type { Headers, Rendering } from '#front/renderer.ts'

/** Headers for a cache in front of the site, which removes them. */
export const edgeHeaders = ['surrogate-key', 'surrogate-control']

const staleOnOutageSeconds = 86_400

/**
 * How long the edge may store a page, and by which keys it is purged. The router's responses are for browsers alone, and a page that
 * lacks a part is not stored.
 */
export function headersForEdge({ status, headers, tags }: Rendering, ttlMs: number): Headers {
  const isRouterResponse = String(headers['content-type']).startsWith('text/x-component')
  if (status !== 200 || isRouterResponse || tags.includes(incomplete)) return {}
  return {
    'surrogate-key': [everything, ...tags].map(edgeKey).join(' '),
    'surrogate-control': `max-age=${Math.floor(ttlMs / 1000)}, stale-if-error=${staleOnOutageSeconds}`,
  }
}

/** The key of a cache tag: short, since a page has a hundred, and without the characters of paths. */
export const edgeKey = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, 10)
