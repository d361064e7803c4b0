import { getTranslations } from 'next-intl/server'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { CartPage } from '#features/booking/cart/cart-page.tsx'
import { findCart } from '#features/booking/cart/find-cart.ts'
import type { Locale } from '#i18n/locales.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/paths/path-for.ts'

/** The cart, complete without JavaScript. */
export const page = definePage({
  name: 'cart',
  async load({ locale }, { searchParams }) {
    const { problem } = await searchParams
    return {
      cart: await findOwnCart(locale),
      csrfToken: (await cookies()).get('csrftoken')?.value ?? '',
      problem: typeof problem === 'string' ? problem : undefined,
    }
  },
  paths: () => pathsFor('cart', () => ({})),
  async describe(_, { locale, paths }) {
    const t = await getTranslations('cart')
    return pageMetadata({ locale, paths, title: t('title') })
  },
  compose: (result, { locale, frame }) => (
    <PageFrame {...frame}>
      <CartPage locale={locale} {...result} />
    </PageFrame>
  ),
})

// Metadata and body of one document share a request.
const findOwnCart = cache(async (locale: Locale) => findCart(locale, await headers()))
