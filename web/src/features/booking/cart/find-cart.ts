import 'server-only'
import { HeldCartNowDocument, type HeldCartNowQuery } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'

/** The cart of the visitor who sent these headers; null when it cannot be loaded at the moment. */
export async function findCart(
  locale: Locale,
  visitor: Headers,
): Promise<HeldCartNowQuery['cart']> {
  try {
    const variables = { locale: graphLocale(locale) }
    const { cart } = await createVisitorClient(visitor).execute(HeldCartNowDocument, variables)
    return cart
  } catch {
    // The page says so, and the gateway has logged why.
    return null
  }
}
