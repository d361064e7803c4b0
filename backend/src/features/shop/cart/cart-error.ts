import { responseCodes, type CartProblem, type CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { z } from 'zod'
import { HttpError } from '#http/http-error.ts'
import { problemMessages } from '#features/shop/messages/problem-messages.ts'

/** An error as the contract's `CartProblem`, with a message for people and a code for programs. */
export function cartError(
  code: CartProblemCode,
  locale: Locale,
  errors?: Record<string, string[]>,
): HttpError {
  const message = problemMessages[locale][code]
  const problem: z.output<typeof CartProblem> = {
    code,
    message,
    response_code: responseCodes[code] ?? null,
  }
  return new HttpError(400, message, errors, problem)
}

/** The error for a body that violates the contract. */
export function cartBodyError(errors: Record<string, string[]>, locale: Locale): HttpError {
  return cartError('invalid_input', locale, errors)
}
