import { randomBytes } from 'node:crypto'
import { toCachedResponse, type CachedResponse } from '#front/cache/cached-response.ts'
import { cacheTtlMs } from '#front/cache/cache-ttl.ts'
import type { Moment } from '#front/cache/tag-clock.ts'
import type { Headers, Rendering } from '#front/renderer.ts'
import { delayStart, type StartScripts } from '#front/next/start/delayed-start.ts'
import { type ThirdPartySources, pagePolicy } from './content-policy.ts'
import { limits } from '#front/limits.ts'
import { isFrameworkScript } from '#front/next/framework-scripts.ts'
import { headersForEdge } from './edge-headers.ts'
import { findInlineScripts } from './inline-scripts.ts'
import { outgoingHeaders } from './outgoing-headers.ts'

export type Finisher = {
  /** Turns a rendering into the response that is sent, and decides whether it may be shared. */
  finish(
    rendering: Rendering,
    made: { path: string; startedAt: Moment; isForEditor?: boolean },
  ): Promise<{ response: CachedResponse; isCacheable: boolean }>
}

type Parts = {
  /** The third-party sources allowed on the page at a path. */
  thirdPartySourcesAt: (path: string) => ThirdPartySources
  isSecure: boolean
  startScripts: StartScripts
  /** Whether a cache in front of the site is purged by tag. */
  hasEdge: boolean
  /** Called with the scripts and styles that the policy of a page blocks. */
  onBlocked(blocked: { scripts: string[]; inlineStyles: number }): void
}

/** Sets the policy and the final headers of pages. */
export function createFinisher({
  thirdPartySourcesAt,
  isSecure,
  startScripts,
  hasEdge,
  onBlocked,
}: Parts): Finisher {
  const isOwn = (code: string) => code === startScripts.recorder || isFrameworkScript(code)

  /** The policy of a page, and whether all its inline scripts are known. */
  function inspect(
    html: string,
    { thirdParty, editorNonce }: { thirdParty: ThirdPartySources; editorNonce: string | undefined },
  ): { policy: string; isKnown: boolean } {
    const { hashes, unknown, inlineStyles } = findInlineScripts(html, isOwn)
    if (unknown.length > 0 || inlineStyles > 0) {
      const scripts = unknown.map((code) => Buffer.from(code, 'latin1').toString())
      onBlocked({ scripts, inlineStyles })
    }
    return {
      policy: pagePolicy({ scriptHashes: hashes, thirdParty, isSecure, editorNonce }),
      isKnown: unknown.length === 0,
    }
  }

  return {
    async finish(rendering, { path, startedAt, isForEditor = false }) {
      const headers: Headers = outgoingHeaders(rendering.headers)
      let { body } = rendering
      let ttlMs = cacheTtlMs(rendering)
      if (String(headers['content-type'] ?? '').startsWith('text/html')) {
        const editorNonce = isForEditor ? randomBytes(16).toString('base64') : undefined
        // One character per byte: what is searched for and added is ASCII, and decoding a long page takes time and twice the memory.
        const delayed = delayStart(body.toString('latin1'), {
          ...startScripts,
          isAtOnce: isForEditor,
        })
        const html = withNonce(delayed, editorNonce)
        body = Buffer.from(html, 'latin1')
        const thirdParty = thirdPartySourcesAt(path)
        const { policy, isKnown } = inspect(html, { thirdParty, editorNonce })
        headers['content-security-policy'] = policy
        if (!isKnown) ttlMs = 0
      }
      if (rendering.status === 200) delete headers['location']
      const { status } = rendering
      if (hasEdge && ttlMs > 0) Object.assign(headers, headersForEdge(rendering, ttlMs))
      const freshUntil = startedAt + ttlMs
      const response = await toCachedResponse({
        ...(isBuildFileRendering(rendering)
          ? buildFileLifetime
          : { tags: rendering.tags, ttlWithoutFeedMs: limits.ttlWithoutFeedMs }),
        status,
        headers,
        body,
        startedAt,
        freshUntil,
      })
      return { response, isCacheable: ttlMs > 0 }
    },
  }
}

// No change has this tag: files named by their content stay valid for the life of the process.
const buildFileLifetime = { tags: ['build'], ttlWithoutFeedMs: Infinity }

const isBuildFileRendering = ({ headers }: Rendering) =>
  /\bimmutable\b/.test(String(headers['cache-control']))

/** Libraries find the nonce for their styles in this element. */
const withNonce = (html: string, nonce: string | undefined) =>
  nonce === undefined
    ? html
    : html.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}"></head>`)
