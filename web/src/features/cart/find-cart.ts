import 'server-only'
import { askAsVisitor } from '#graphql/ask-as-visitor.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import { HeldCartFragmentDoc, HeldCartNowDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import type { ShownCart } from './shown-cart.ts'

/** The cart of the visitor with these cookies; null when it cannot be had at the moment. */
export async function findCart(locale: Locale, cookies: string): Promise<ShownCart | null> {
  try {
    const variables = { locale: graphLocale(locale) }
    const { result } = await askAsVisitor({ document: HeldCartNowDocument, variables }, { cookies })
    return result.cart ? readFragment(HeldCartFragmentDoc, result.cart) : null
  } catch {
    // The page says so, and the gateway has logged why.
    return null
  }
}
