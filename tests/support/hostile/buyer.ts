import { randomUUID } from 'node:crypto'
import type { SeatsForSale } from '#support/house/seats-for-sale.ts'
import { stack } from '#support/stack.ts'
import type { HttpResponse } from './ask.ts'
import { formBody } from './form.ts'
import type { Visitor } from './visitor.ts'

/** Holds seats for a visitor, through the origin’s own call. */
export const hold = (
  visitor: Visitor,
  event: SeatsForSale,
  quantity: number,
): Promise<HttpResponse> =>
  visitor.post('/de/api/shop-cart/', {
    event_jet_id: event.id,
    seat_group: event.seatGroup,
    sale_type_ids: [event.saleType],
    quantities: [quantity],
    request_key: randomUUID(),
  })

/** Buys what the visitor holds. */
export const order = (visitor: Visitor, email: string, paymentMethod = 'bank_transfer') =>
  visitor.post('/de/api/shop-orders/', {
    name: 'Mallory Example',
    email,
    payment_method: paymentMethod,
  })

/** Presses a button of the box office’s pages, as a plain form of the site does. */
export const pressAtBoxOffice = (
  visitor: Visitor,
  path: string,
  fields = {},
): Promise<HttpResponse> => {
  const { headers, body } = formBody({
    csrfmiddlewaretoken: visitor.cookies.get('csrftoken') ?? '',
    ...fields,
  })
  return visitor.ask({
    path,
    body,
    headers: { ...headers, origin: stack.siteUrl, 'sec-fetch-site': 'same-origin' },
  })
}
