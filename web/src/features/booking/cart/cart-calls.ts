import 'client-only'
import { CombinedGraphQLErrors } from '@apollo/client'
import { browserClient } from '#graphql/browser-client.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  ExtendHoldDocument,
  HeldCartFragmentDoc,
  HeldCartNowDocument,
  RemoveTicketDocument,
  type ExtendHoldMutation,
  type RemoveTicketMutation,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { rememberCart } from '#lib/browser/cart-cookies.ts'
import { type CartChange, noticeOf, type ShownCart } from './shown-cart.ts'

/** The cart as it is now; null where nobody answers. */
export async function askForCart(locale: Locale): Promise<ShownCart | null> {
  try {
    const { data } = await browserClient().query({
      query: HeldCartNowDocument,
      variables: { locale: graphLocale(locale) },
      fetchPolicy: 'network-only',
    })
    return data?.cart ? readFragment(HeldCartFragmentDoc, data.cart) : null
  } catch {
    return null
  }
}

export async function extendHold(locale: Locale): Promise<CartChange> {
  return changeOf(async () => {
    const variables = { locale: graphLocale(locale) }
    const { data } = await browserClient().mutate({ mutation: ExtendHoldDocument, variables })
    return data?.extendCart
  })
}

export async function removeTicket(locale: Locale, id: number): Promise<CartChange> {
  return changeOf(async () => {
    const variables = { locale: graphLocale(locale), id }
    const { data } = await browserClient().mutate({ mutation: RemoveTicketDocument, variables })
    return data?.removeFromCart
  })
}

type Answer = ExtendHoldMutation['extendCart'] | RemoveTicketMutation['removeFromCart']

/** Makes a change, and tells the header and the other tabs of it. */
async function changeOf(send: () => Promise<Answer | undefined>): Promise<CartChange> {
  try {
    const answer = await send()
    if (answer?.__typename === 'CartProblem') return { ok: false, code: answer.code.toLowerCase() }
    if (answer?.__typename !== 'Cart') return { ok: false, code: 'failed' }
    const cart = readFragment(HeldCartFragmentDoc, answer)
    rememberCart(noticeOf(cart))
    return { ok: true, cart }
  } catch (error) {
    return { ok: false, code: codeOf(error) }
  }
}

function codeOf(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return 'failed'
  const code = error.errors[0]?.extensions?.['code']
  return typeof code === 'string' ? code.toLowerCase() : 'failed'
}
