import { responseCodes, type CartProblem, type CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { Refusal } from '#http/refusal.ts'
import { problemMessages } from '#features/shop/problem-messages.ts'

/** A refusal as the contract's `CartProblem`: people and programs are told the reason. */
export function cartRefusal(
  code: CartProblemCode,
  locale: Locale,
  errors?: Record<string, string[]>,
): Refusal {
  const message = problemMessages[locale][code]
  const problem: z.output<typeof CartProblem> = {
    code,
    message,
    response_code: responseCodes[code] ?? null,
  }
  return new Refusal(400, message, errors, problem)
}

/** How bodies are refused that break the contract. */
export function refuseCartBody(errors: Record<string, string[]>, locale: Locale): Refusal {
  return cartRefusal('invalid_input', locale, errors)
}
