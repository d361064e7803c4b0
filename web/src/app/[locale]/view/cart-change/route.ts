import { routeHandler } from '#app/routing/route-handler.ts'
import { changeCart } from '#features/booking/cart/change-cart.ts'

/** Where the forms of the cart are sent to without JavaScript. */
export const POST = routeHandler('cart-change', (request, { locale }) =>
  changeCart(request, locale),
)
