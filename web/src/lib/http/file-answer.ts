import { answerTagsHeader } from './answer-tags.ts'

const daySeconds = 24 * 60 * 60

type File = {
  body: string
  contentType: string
  /** What it was made from: when one of these changes, the front makes it anew. */
  tags: readonly string[]
  /** Under this name a browser stores it. */
  fileName?: string
}

/** A file that the front may keep and give to everybody until one of its tags changes. */
export function fileAnswer({ body, contentType, tags, fileName }: File): Response {
  return new Response(body, {
    headers: {
      ...kept(tags),
      'content-type': `${contentType}; charset=utf-8`,
      ...(fileName && { 'content-disposition': `inline; filename="${fileName}"` }),
    },
  })
}

/** That there is no such file; the front shows visitors its empty stage. */
export function noFileAnswer(tags: readonly string[]): Response {
  const headers = { ...kept(tags), 'content-type': 'text/html; charset=utf-8' }
  return new Response(null, { status: 404, headers })
}

/** That the file is elsewhere for good. */
export function movedAnswer(path: string, tags: readonly string[]): Response {
  return new Response(null, { status: 301, headers: { ...kept(tags), location: path } })
}

function kept(tags: readonly string[]) {
  return {
    'cache-control': `s-maxage=${daySeconds}`,
    [answerTagsHeader]: [...new Set(tags)].join(','),
  }
}
