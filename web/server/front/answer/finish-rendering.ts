import { toCachedResponse, type CachedResponse } from '#front/cache/cached-response.ts'
import { cacheTtlMs } from '#front/cache/cache-ttl.ts'
import type { Moment } from '#front/cache/tag-clock.ts'
import type { Headers, Rendering } from '#front/renderer.ts'
import { startLate, type StartScripts } from '#front/next/start/late-start.ts'
import { type ForeignSources, pagePolicy } from './content-policy.ts'
import { limits } from '#front/limits.ts'
import { isFrameworkScript } from '#front/next/framework-scripts.ts'
import { findInlineScripts } from './inline-scripts.ts'
import { outgoingHeaders } from './outgoing-headers.ts'

export type Finisher = {
  /** Makes of a rendering what is sent, and says whether it may be shared. */
  finish(
    rendering: Rendering,
    made: { path: string; begun: Moment },
  ): Promise<{ answer: CachedResponse; mayBeKept: boolean }>
}

type Parts = {
  /** What the page at a path may use of others. */
  foreignAt: (path: string) => ForeignSources
  isSecure: boolean
  startScripts: StartScripts
  /** Told of scripts and styles that the policy of a page blocks. */
  onBlocked(blocked: { scripts: string[]; inlineStyles: number }): void
}

/** Gives pages their policy and everything its final headers. */
export function createFinisher({ foreignAt, isSecure, startScripts, onBlocked }: Parts): Finisher {
  const isOwn = (code: string) => code === startScripts.recorder || isFrameworkScript(code)

  /** The policy of a page and whether all its scripts are known. */
  function inspect(html: string, foreign: ForeignSources): { policy: string; isKnown: boolean } {
    const { hashes, unknown, inlineStyles } = findInlineScripts(html, isOwn)
    if (unknown.length > 0 || inlineStyles > 0) onBlocked({ scripts: unknown, inlineStyles })
    return {
      policy: pagePolicy({ scriptHashes: hashes, foreign, isSecure }),
      isKnown: unknown.length === 0,
    }
  }

  return {
    async finish(rendering, { path, begun }) {
      const headers: Headers = outgoingHeaders(rendering.headers)
      let { body } = rendering
      let keptForMs = cacheTtlMs(rendering)
      if (String(headers['content-type'] ?? '').startsWith('text/html')) {
        const html = startLate(body.toString(), startScripts)
        body = Buffer.from(html)
        const { policy, isKnown } = inspect(html, foreignAt(path))
        headers['content-security-policy'] = policy
        if (!isKnown) keptForMs = 0
      }
      if (rendering.status === 200) delete headers['location']
      const { status } = rendering
      const freshUntil = begun + keptForMs
      const answer = await toCachedResponse({
        ...(isOfBuild(rendering)
          ? ofBuild
          : { tags: rendering.tags, ttlWithoutFeedMs: limits.ttlWithoutFeedMs }),
        status,
        headers,
        body,
        begun,
        freshUntil,
      })
      return { answer, mayBeKept: keptForMs > 0 }
    },
  }
}

// No change names this tag: what the build has named by its content is right for as long as the process lives.
const ofBuild = { tags: ['build'], ttlWithoutFeedMs: Infinity }

const isOfBuild = ({ headers }: Rendering) => /\bimmutable\b/.test(String(headers['cache-control']))
