import type { ShopNeeds } from '#features/shop/shop-needs.ts'

/** What the pages of the box office work with. */
export type BoxOfficeNeeds = ShopNeeds & {
  variant: 'theatre' | 'region'
  houseName: string
  /** Where the site’s pages are, which alone may embed the box office. */
  siteUrl: string
}
