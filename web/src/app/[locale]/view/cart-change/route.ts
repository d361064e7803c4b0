import { routeHandler } from '#app/routing/route-handler.ts'
import { changeCart } from '#features/booking/cart/change-cart.ts'

/** Target of the cart's forms without JavaScript. */
export const POST = routeHandler('cart-change', (request, { locale }) =>
  changeCart(request, locale),
)
