import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import type { CreateLimiter } from './limiter-store.ts'

type CallLimit = {
  calls: number
  seconds: number
  /** The key that a call is counted for; undefined if this limit does not apply. */
  by: (request: FastifyRequest) => string | undefined
  /** How many calls this one counts as; 1 by default. */
  weigh?: (request: FastifyRequest) => number
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /**
     * A hook that applies the limits in order and responds with 429 with Retry-After when one is exceeded. A call refused by one limit
     * is not counted by the next, so that one visitor cannot use up what an address shares. Routes with the same name share their
     * counters.
     */
    limitCalls(name: string, limits: Record<string, CallLimit>): preHandlerAsyncHookHandler
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Removes this call from its counters, for limits on failed attempts only. */
    undoCount(): Promise<void>
  }
}

type Counted = { limiter: RateLimiterAbstract; key: string; points: number }

/** Rate limits. */
export const callLimits = fastifyPlugin<{ createLimiter: CreateLimiter }>(
  async (app, { createLimiter }) => {
    const countedCalls = new WeakMap<FastifyRequest, Counted[]>()
    const limiters = new Map<string, RateLimiterAbstract>()

    function limiterOf(setting: Parameters<CreateLimiter>[0]): RateLimiterAbstract {
      const limiter = limiters.get(setting.keyPrefix) ?? createLimiter(setting)
      limiters.set(setting.keyPrefix, limiter)
      return limiter
    }

    app.decorate('limitCalls', (name, limits) => {
      const counters = Object.entries(limits).map(
        ([kind, { by, calls, seconds, weigh = () => 1 }]) => ({
          by,
          weigh,
          limiter: limiterOf({ keyPrefix: `${name}:${kind}`, points: calls, duration: seconds }),
        }),
      )
      return async (request, reply) => {
        const counted = countedCalls.get(request) ?? []
        countedCalls.set(request, counted)
        for (const { by, weigh, limiter } of counters) {
          const whom = by(request)
          if (whom === undefined) continue
          const key = keyOf(whom)
          const points = weigh(request)
          await limiter
            .consume(key, points)
            .catch((refused: unknown) => refuse(refused, request, reply))
          counted.push({ limiter, key, points })
        }
      }
    })
    app.decorateRequest('undoCount', async function (this: FastifyRequest) {
      const counted = countedCalls.get(this) ?? []
      countedCalls.delete(this)
      await Promise.all(counted.map(({ limiter, key, points }) => limiter.reward(key, points)))
    })
  },
  { name: 'call-limits' },
)

function refuse(refused: unknown, request: FastifyRequest, reply: FastifyReply): never {
  if (!(refused instanceof RateLimiterRes)) throw refused
  reply.header('retry-after', Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
  throw new HttpError(429, messages[localeOf(request.url)].tooManyCalls)
}

/** Bounds the length of keys from untrusted input. */
function keyOf(text: string): string {
  return text.length <= 64 ? text : createHash('sha256').update(text).digest('base64url')
}
