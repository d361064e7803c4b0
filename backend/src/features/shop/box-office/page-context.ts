import { legalPaths } from '@foyer/schema/paths/legal-paths.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { OrderMessages } from '#features/shop/messages/order-messages.ts'

/** The context of every page of the box office. */
export type PageContext = {
  locale: Locale
  variant: 'theatre' | 'region'
  houseName: string
  texts: OrderMessages
  siteUrl: string
  /** The path of the page below the language, such as `orders/…/`. */
  path: string
  /** Whether it is embedded in the site's webshop page, which has a header of its own. */
  isEmbedded: boolean
  /** The CSRF token that forms repeat. */
  csrfToken: string
  /** The number of tickets in the visitor's cart; null if unknown. */
  cartAmount: number | null
}

/** The path prefix of the box office. */
export const boxOfficePath = '/box-office'

/** The site's pages that the box office links to. */
export const sitePaths = {
  events: { de: '/de/programm', en: '/en/events' },
  'item-groups': { de: '/de/mediathek-de', en: '/en/mediathek-en' },
  cart: { de: '/de/warenkorb', en: '/en/cart' },
  terms: { de: `/de/${legalPaths.terms}`, en: `/en/${legalPaths.terms}` },
} as const
