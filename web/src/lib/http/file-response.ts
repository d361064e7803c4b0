import { responseTagsHeader } from './response-tags.ts'

const daySeconds = 24 * 60 * 60

type File = {
  body: string
  contentType: string
  /** Cache tags: when one of these changes, the front server renders it again. */
  tags: readonly string[]
  /** The file name for a browser's download. */
  fileName?: string
}

/** A file that the front server may cache and share until one of its tags changes. */
export function fileResponse({ body, contentType, tags, fileName }: File): Response {
  return new Response(body, {
    headers: {
      ...cacheHeaders(tags),
      'content-type': `${contentType}; charset=utf-8`,
      ...(fileName && { 'content-disposition': `inline; filename="${fileName}"` }),
    },
  })
}

/** The response for a missing file; the front server shows visitors its not-found page. */
export function fileNotFoundResponse(tags: readonly string[]): Response {
  const headers = { ...cacheHeaders(tags), 'content-type': 'text/html; charset=utf-8' }
  return new Response(null, { status: 404, headers })
}

/** A permanent redirect to another file. */
export function movedResponse(path: string, tags: readonly string[]): Response {
  return new Response(null, { status: 301, headers: { ...cacheHeaders(tags), location: path } })
}

function cacheHeaders(tags: readonly string[]) {
  return {
    'cache-control': `s-maxage=${daySeconds}`,
    [responseTagsHeader]: [...new Set(tags)].join(','),
  }
}
