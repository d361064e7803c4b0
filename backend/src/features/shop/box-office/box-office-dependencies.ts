import type { FileStore } from '#files/file-store.ts'
import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'
import type { WaitingRooms } from '#features/shop/waiting-room/waiting-rooms.ts'
import type { CancellationRule } from '#features/shop/orders/cancellation-rule.ts'
import type { Seller } from './papers/invoice-pdf.ts'

/** What the pages of the box office depend on. */
export type BoxOfficeDependencies = ShopDependencies & {
  variant: 'theatre' | 'region'
  houseName: string
  /** The telephone number of the box office; empty if it has none. */
  phone: string
  /** The site's public URL; only its pages may embed the box office. */
  siteUrl: string
  waitingRooms: WaitingRooms
  /** The pictures, for posters in PDFs. */
  media: FileStore
  cancellation: CancellationRule
  /** Who sells the tickets, as invoices show it. */
  seller: Seller
}
