import { defineRoute } from '#i18n/route.ts'

/** Target of the cart's forms without JavaScript. */
export const route = defineRoute({
  name: 'cart-change',
  paths: { de: '/warenkorb/aendern', en: '/cart/change' },
  view: 'handler',
  takesForms: true,
  audience: 'visitor',
  machines: 'hidden',
})
