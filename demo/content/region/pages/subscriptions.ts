import type { DemoPageMaker } from '#content/pages/demo-page.ts'
import { subscriptions } from '#content/pages/subscriptions.ts'

/** Only one of the houses has subscriptions. */
export const regionSubscriptions: DemoPageMaker = (lookup) => ({
  ...subscriptions(lookup),
  headline: { de: 'Abonnements des Stadttheaters', en: 'Subscriptions of the Stadttheater' },
  description: {
    de: 'Die sieben Abonnements des Stadttheaters Ennsfelden, bis zu einem Viertel günstiger als einzelne Karten.',
    en: 'The seven subscriptions of the Stadttheater Ennsfelden, at up to a quarter less than single tickets.',
  },
})
