import 'server-only'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { HeldCartFragmentDoc, HeldCartNowDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ShownCart } from './shown-cart.ts'

/** The cart of the visitor who sent these headers; null when it cannot be had at the moment. */
export async function findCart(locale: Locale, visitor: Headers): Promise<ShownCart | null> {
  try {
    const variables = { locale: graphLocale(locale) }
    const { cart } = await createVisitorClient(visitor).ask(HeldCartNowDocument, variables)
    return cart ? readFragment(HeldCartFragmentDoc, cart) : null
  } catch {
    // The page says so, and the gateway has logged why.
    return null
  }
}
