import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'

/** What the pages of the box office depend on. */
export type BoxOfficeDependencies = ShopDependencies & {
  variant: 'theatre' | 'region'
  houseName: string
  /** The site's public URL; only its pages may embed the box office. */
  siteUrl: string
}
