import type { PageContext } from '#features/shop/box-office/page-context.ts'
import type { EventPosters } from '#features/shop/box-office/posters/event-posters.ts'
import type { ShownOrder } from '#features/shop/box-office/shown-order.ts'
import { taggedPdf } from './tagged-pdf.ts'
import { drawTicketSheet } from './ticket-sheet.ts'

type Tickets = {
  order: ShownOrder
  posters: EventPosters
  /** The posters as JPEG, by event. */
  images: ReadonlyMap<number, Buffer>
}

/** The ground of a ticket without a poster. */
const plainGround = { theatre: '#16130f', region: '#0b3b2e' } as const

/** The tickets of an order as a PDF, each a small poster on a page of its own (A5), with marked up text. */
export function ticketsPdf(
  context: Pick<PageContext, 'texts' | 'locale' | 'houseName' | 'variant'>,
  { order, posters, images }: Tickets,
): Promise<Buffer> {
  const { texts, locale, houseName, variant } = context
  const title = `${texts.yourTickets}, ${texts.order(order.number)}`
  return taggedPdf({ title, author: houseName, locale }, (document, root) => {
    for (const ticket of order.tickets) {
      const part = document.struct('Sect')
      root.add(part)
      const { address = '', color } = posters.get(ticket.event.id) ?? {}
      const poster = images.get(ticket.event.id)
      const ground = color ?? plainGround[variant]
      drawTicketSheet({ document, part }, { ticket, order, address, ground, poster }, context)
      part.end()
    }
  })
}
