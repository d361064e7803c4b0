import type { FastifyRequest } from 'fastify'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by routes that answer invalid input in a shape of their own. */
    refuseInput?: (errors: Record<string, string[]>, locale: Locale) => Refusal
  }
}

/** Refuses a request that cannot be read at all, in the shape that its route documents for invalid input. */
export function refuseInput({ url, routeOptions }: FastifyRequest): Refusal {
  const locale = localeOf(url)
  const ownShape = routeOptions?.config?.refuseInput
  return ownShape?.({}, locale) ?? new Refusal(400, messages[locale].invalidInput)
}
