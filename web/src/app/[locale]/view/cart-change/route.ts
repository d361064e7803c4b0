import type { NextRequest } from 'next/server'
import { changeCart } from '#features/booking/cart/change-cart.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Context = { params: Promise<{ locale: string }> }

/** Where the forms of the cart are sent to without JavaScript. */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  return changeCart(request, asLocale((await params).locale))
}
