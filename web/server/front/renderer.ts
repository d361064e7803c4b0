import type { Readable } from 'node:stream'

export type Headers = Record<string, string | string[]>

export type RenderRequest = {
  method: string
  /** Path and query in the form for the renderer's router. */
  url: string
  /** Names in lower case. */
  headers: Headers
  body?: Readable
  /** Aborted when no client waits for the response any more. */
  signal?: AbortSignal
}

export type Rendering = {
  status: number
  /** Names in lower case; without those of a single connection. */
  headers: Headers
  body: Buffer
  /** The content that the response depends on. Empty: not known, so that any change may concern it. */
  tags: readonly string[]
}

/** Renders pages. Throws when no response can be had at all. */
export type Renderer = (request: RenderRequest) => Promise<Rendering>
