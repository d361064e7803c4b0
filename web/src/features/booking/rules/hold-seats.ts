import { retryPausesMs } from './booking-rules.ts'
import type { CartCall } from './cart-calls.ts'

/** The response to a cart call. */
type HeldCart = { ticketsQuantity: number; url: string | null }
export type HoldProblem = { code: string; message: string; responseCode: number | null }
export type CartCallResult =
  | { kind: 'held'; cart: HeldCart }
  | { kind: 'refused'; problem: HoldProblem }
  /** The call's effect is not known: it may be repeated with the same key. */
  | { kind: 'lost' }
  /** The rate limit is exceeded: the call had no effect. */
  | { kind: 'limited' }

/** The outcome of a hold. Calls without a response can be repeated with the same keys. */
export type HoldOutcome = {
  held: { call: CartCall; cart: HeldCart }[]
  refused: { call: CartCall; problem: HoldProblem }[]
  failed: { calls: CartCall[]; reason: 'lost' | 'limited' } | undefined
}

/**
 * Sends the calls of a hold one after the other. After a lost response the call is repeated with the same key, which is
 * one hold however often it arrives; a refused seat group does not keep the others from being held.
 */
export async function holdSeats(
  calls: readonly CartCall[],
  { send, pause }: { send: (call: CartCall) => Promise<CartCallResult>; pause: Pause },
): Promise<HoldOutcome> {
  const outcome: HoldOutcome = { held: [], refused: [], failed: undefined }
  for (const [index, call] of calls.entries()) {
    const result = await sendWithRetries(call, { send, pause })
    if (result.kind === 'held') outcome.held.push({ call, cart: result.cart })
    else if (result.kind === 'refused') outcome.refused.push({ call, problem: result.problem })
    else return { ...outcome, failed: { calls: calls.slice(index), reason: result.kind } }
  }
  return outcome
}

type Pause = (ms: number) => Promise<void>

async function sendWithRetries(
  call: CartCall,
  { send, pause }: { send: (call: CartCall) => Promise<CartCallResult>; pause: Pause },
): Promise<CartCallResult> {
  for (const pauseMs of retryPausesMs) {
    const result = await send(call)
    if (result.kind !== 'lost') return result
    await pause(pauseMs)
  }
  return send(call)
}

/** How many tickets the calls are for. */
export function ticketsOf(calls: readonly CartCall[]): number {
  return calls.flatMap(({ tickets }) => tickets).reduce((sum, { quantity }) => sum + quantity, 0)
}
