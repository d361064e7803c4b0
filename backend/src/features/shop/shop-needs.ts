import type { Database } from '#database/connect.ts'
import type { OrderDesk } from './orders/order-desk.ts'

/** What the routes of the shop work with. */
export type ShopNeeds = {
  database: Database
  siteUrl: string
  orders: OrderDesk
  /** The secret that cookies of carts and secrets of orders are derived from. */
  findSecret: () => Promise<string>
}
