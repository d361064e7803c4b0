import type { Readable } from 'node:stream'

export type Headers = Record<string, string | string[]>

export type RenderRequest = {
  method: string
  /** Path and query as the renderer's router shall see them. */
  url: string
  /** Names in lower case. */
  headers: Headers
  body?: Readable
  /** Aborted when nobody waits for the answer any more. */
  signal?: AbortSignal
}

export type Rendering = {
  status: number
  /** Names in lower case; without those that only concern the connection. */
  headers: Headers
  body: Buffer
  /** What the answer was made from. Empty: not known, so that any change may concern it. */
  tags: readonly string[]
}

/** What makes pages. Throws when no answer can be had at all. */
export type Renderer = (request: RenderRequest) => Promise<Rendering>
