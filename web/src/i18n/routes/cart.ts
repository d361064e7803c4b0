import { defineRoute } from '#i18n/route.ts'

export const route = defineRoute({
  name: 'cart',
  paths: { de: '/warenkorb', en: '/cart' },
  view: 'page',
  audience: 'visitor',
  machines: 'hidden',
})
