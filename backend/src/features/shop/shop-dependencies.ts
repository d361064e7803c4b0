import type { Database } from '#database/connect.ts'
import type { HoldSeats } from './cart/hold-seats.ts'
import type { OrderService } from './orders/order-service.ts'
import type { Vouchers } from './vouchers/vouchers.ts'

/** What the routes of the shop depend on. */
export type ShopDependencies = {
  database: Database
  siteUrl: string
  orders: OrderService
  vouchers: Vouchers
  /** One for all routes, so that requests for the same seats are granted together. */
  holdSeats: HoldSeats
}
