import { defineRoute } from '#i18n/route.ts'

/** Where the forms of the cart are sent to without JavaScript. */
export const route = defineRoute({
  name: 'cart-change',
  paths: { de: '/warenkorb/aendern', en: '/cart/change' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
})
