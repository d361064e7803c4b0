'use client'
import { useState } from 'react'
import { isRateLimited } from '#graphql/graph-error.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { type AddToCartMutation, CartTimeFragmentDoc } from '#graphql/generated/graphql.ts'
import { useAddToCartMutation } from '#graphql/generated/hooks.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { rememberCart } from '#lib/browser/remember-cart.ts'
import { noticeOf } from '#features/booking/cart/shown-cart.ts'
import type { CartCall } from '#features/booking/rules/cart-calls.ts'
import {
  type CartCallResult,
  holdSeats,
  type HoldOutcome,
} from '#features/booking/rules/hold-seats.ts'

export type HoldState = { status: 'waiting' } | { status: 'settled'; outcome: HoldOutcome }

/** Holds seats through the graph. `retry` repeats the calls without a response, with the same keys. */
export function useHold(locale: Locale) {
  const [addToCart] = useAddToCartMutation()
  const [state, setState] = useState<HoldState>({ status: 'waiting' })

  const send = async (call: CartCall): Promise<CartCallResult> => {
    try {
      const { data } = await addToCart({
        variables: { input: { locale: graphLocale(locale), ...call } },
      })
      return resultOf(data?.addToCart)
    } catch (error) {
      return { kind: isRateLimited(error) ? 'limited' : 'lost' }
    }
  }

  async function execute(calls: readonly CartCall[], before?: HoldOutcome) {
    setState({ status: 'waiting' })
    const { held, refused, failed } = await holdSeats(calls, { send, pause })
    setState({
      status: 'settled',
      outcome: {
        held: [...(before?.held ?? []), ...held],
        refused: [...(before?.refused ?? []), ...refused],
        failed,
      },
    })
  }

  return {
    state,
    start: (calls: readonly CartCall[]) => execute(calls),
    async retry() {
      if (state.status === 'waiting' || !state.outcome.failed) return
      await execute(state.outcome.failed.calls, state.outcome)
    },
    /** Seat groups in which nothing could be held. */
    refusedSeatGroups(): number[] {
      if (state.status === 'waiting') return []
      return state.outcome.refused.map(({ call }) => call.seatGroupNumber)
    },
  }
}

function resultOf(result: AddToCartMutation['addToCart'] | undefined): CartCallResult {
  switch (result?.__typename) {
    case 'Cart': {
      const cart = readFragment(CartTimeFragmentDoc, result)
      rememberCart(noticeOf(cart))
      return { kind: 'held', cart }
    }
    case 'CartProblem': {
      const { code, message, responseCode } = result
      return { kind: 'refused', problem: { code, message, responseCode: responseCode ?? null } }
    }
    default:
      return { kind: 'lost' }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
