import type { Database } from '#database/connect.ts'
import type { OrderService } from './orders/order-service.ts'

/** What the routes of the shop depend on. */
export type ShopDependencies = {
  database: Database
  siteUrl: string
  orders: OrderService
  /** The secret from which cart cookies and order secrets are derived. */
  getTokenSecret: () => Promise<string>
}
