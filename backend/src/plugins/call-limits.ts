import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { Refusal } from '#http/refusal.ts'
import type { CreateLimiter } from './limiter-store.ts'

type CallLimit = {
  calls: number
  seconds: number
  /** Whom a call is counted for; nothing where it does not count here. */
  by: (request: FastifyRequest) => string | undefined
  /** As how many calls this one counts; as one where it is not said. */
  weigh?: (request: FastifyRequest) => number
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /**
     * A hook that counts calls by each of the limits, in their order, and answers 429 with Retry-After where one is passed. What
     * one limit refuses does not count for the next, so that one visitor cannot use up what all of an address share. Routes that
     * give the same name count together.
     */
    limitCalls(name: string, limits: Record<string, CallLimit>): preHandlerAsyncHookHandler
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    /** Takes back what this call has counted: for tries of which only the failed ones count. */
    uncountCall(): Promise<void>
  }
}

type Counted = { limiter: RateLimiterAbstract; key: string; points: number }

/** Limits how often something may be called. */
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
    app.decorateRequest('uncountCall', async function (this: FastifyRequest) {
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
  throw new Refusal(429, messages[localeOf(request.url)].tooManyCalls)
}

/** Of bounded length, whatever was sent. */
function keyOf(text: string): string {
  return text.length <= 64 ? text : createHash('sha256').update(text).digest('base64url')
}
