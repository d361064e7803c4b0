import type {
  DoorList as DoorListShape,
  OrderEvent as OrderEventShape,
  StaffOrder as StaffOrderShape,
  StaffOrderList,
} from '@foyer/schema/rest/staff-order-shapes.ts'
import { adminApiPath } from '@foyer/schema/paths/admin-paths.ts'
import type { LocaleCode } from '@foyer/schema/shapes/locales.ts'
import type { z } from 'zod'
import { useResponse } from '#generic/parts/use-response.ts'
import { callOrigin } from '#provider/call-origin.ts'
import { currentLocale } from '#words/i18n-provider.ts'

export type OrderEvent = z.output<typeof OrderEventShape>
export type StaffOrder = z.output<typeof StaffOrderShape>
export type DoorList = z.output<typeof DoorListShape>
type OrderList = z.output<typeof StaffOrderList>
export type OrderRow = OrderList['results'][number]

/** The orders that a query finds. */
export const useOrders = (query: string, locale: LocaleCode) =>
  useResponse<OrderList>(adminApiPath(locale, `orders/?${query}`))

/** One order, whole. */
export const useOrder = (number: number, locale: LocaleCode) =>
  useResponse<StaffOrder>(adminApiPath(locale, `orders/${number}/`))

/** Events with orders. */
export const useOrderEvents = (query: { search?: string; event?: string }, locale: LocaleCode) =>
  useResponse<OrderEvent[]>(
    adminApiPath(locale, `orders/events/?${new URLSearchParams(query).toString()}`),
  )

/** Who comes to an event. */
export const useDoorList = (event: number, locale: LocaleCode) =>
  useResponse<DoorList>(adminApiPath(locale, `door-lists/${event}/`))

type Call = 'mail' | 'refund-notes' | 'cancel'

/** Does something with an order; returns how it is then. */
export async function changeOrder(
  number: number,
  call: Call,
  body: Record<string, string> = {},
): Promise<StaffOrder> {
  const path = adminApiPath(currentLocale(), `orders/${number}/${call}/`)
  return (await callOrigin(path, { method: 'POST', body })) as StaffOrder
}
