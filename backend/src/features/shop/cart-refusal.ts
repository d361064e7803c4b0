import {
  responseCodes,
  type CartProblem,
  type CartProblemCode,
} from '@foyer/schema/rest/cart-shapes.ts'
import type { Locale } from '@foyer/schema/rest/scalars.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { localeOf } from '#http/locale-of.ts'
import { Refusal } from '#http/refusal.ts'
import { problemMessages } from './problem-messages.ts'

/** A refusal that people and programs are told the reason of. */
export class CartRefusal extends Refusal {
  readonly code: CartProblemCode

  constructor(code: CartProblemCode, locale: Locale) {
    super(400, problemMessages[locale][code])
    this.code = code
  }
}

/** Answers what the shop refuses, and what breaks its contract, as the contract’s `CartProblem`; leaves all else to others. */
export function answerProblem(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof CartRefusal) {
    return reply.status(400).send(problem(error.code, error.message))
  }
  if (error instanceof Refusal && error.status === 400) {
    const say = problemMessages[localeOf(request.url)]
    const fields = Object.keys(error.errors ?? {}).join(', ')
    return reply.status(400).send(problem('invalid_input', `${say.invalid_input} (${fields})`))
  }
  throw error
}

function problem(code: CartProblemCode, message: string): z.output<typeof CartProblem> {
  return { code, message, response_code: responseCodes[code] ?? null }
}
