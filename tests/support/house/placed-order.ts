import { randomUUID } from 'node:crypto'
import { request as requests } from '@playwright/test'
import { stack } from '#support/stack.ts'
import { ask, post } from './editor.ts'
import type { SeatsForSale } from './seats-for-sale.ts'

type Wanted = { name: string; quantity: number; accessNeeds?: string; locale?: 'de' | 'en' }
type PlacedOrder = { number: number; email: string }

/** Orders adjacent seats as a visitor does who pays at the counter. */
export async function placeOrder(
  event: SeatsForSale,
  { name, quantity, accessNeeds = '', locale = 'de' }: Wanted,
): Promise<PlacedOrder> {
  const visitor = await requests.newContext()
  try {
    await visitor.get(`${stack.backendUrl}/de/api/user-details/`)
    await post(visitor, {
      path: '/de/api/shop-cart/',
      data: {
        event_jet_id: event.id,
        seat_group: event.seatGroup,
        sale_type_ids: [event.saleType],
        quantities: [quantity],
        request_key: randomUUID(),
      },
    })
    const email = `${randomUUID()}@example.org`
    const placed = await ask(visitor, {
      path: `/${locale}/api/shop-orders/`,
      data: { name, email, payment_method: 'box_office', access_needs: accessNeeds },
    })
    return { number: (placed as { number: number }).number, email }
  } finally {
    await visitor.dispose()
  }
}
