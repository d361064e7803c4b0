import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { OrderWords } from '#features/shop/words/order-words.ts'

/** What every page of the box office has to know. */
export type PageSetting = {
  locale: Locale
  variant: 'theatre' | 'region'
  houseName: string
  say: OrderWords
  siteUrl: string
  /** Path of the page below the language, as `orders/…/`. */
  path: string
  /** Whether it stands in the webshop page of the site, which brings the header. */
  isEmbedded: boolean
  /** What forms repeat from the visitor’s cookie. */
  csrfToken: string
  /** Tickets that the visitor’s cart holds; null where the page does not know. */
  cartAmount: number | null
}

/** Where the box office lies, on whatever host. */
export const boxOfficePath = '/box-office'

/** Where the site’s pages lie that the box office leads to. */
export const sitePaths = {
  events: { de: '/de/programm', en: '/en/events' },
  'item-groups': { de: '/de/mediathek-de', en: '/en/mediathek-en' },
  cart: { de: '/de/warenkorb', en: '/en/cart' },
  terms: { de: '/de/agb', en: '/en/agb' },
} as const
