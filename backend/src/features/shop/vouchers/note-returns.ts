import { defaultLocale } from '@foyer/schema/shapes/scalars.ts'
import { priceText } from '#catalogue/price-text.ts'
import type { Queries } from '#database/connect.ts'
import { orderNote } from '#database/tables/shop.ts'
import { formatEuros } from '#features/shop/messages/format-ticket.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import type { FoundOrder } from '#features/shop/orders/find-orders.ts'
import { dueCentsOf } from '#features/shop/orders/ticket-rows.ts'

/**
 * Notes for staff what of a cancelled order needs no refund: what went back to vouchers, or has become credit. Where nothing is left to
 * refund, the note is that of a refund, so that nobody transfers it a second time.
 */
export async function noteReturns(
  transaction: Queries,
  found: FoundOrder,
  { isCredited }: { isCredited: boolean },
): Promise<void> {
  const { order, redeemedCents } = found
  if (!order.paidAt) return
  const dueCents = dueCentsOf(found)
  const texts = voucherMessages[defaultLocale].notes
  const euros = (cents: number) => formatEuros(priceText(cents), defaultLocale)
  const lines = [
    redeemedCents > 0 && texts.returned(euros(redeemedCents)),
    isCredited && texts.credited(euros(dueCents)),
    redeemedCents > 0 && !isCredited && dueCents > 0 && texts.due(euros(dueCents)),
  ].filter((line) => line !== false)
  if (lines.length === 0) return
  const kind = isCredited || dueCents === 0 ? 'refund' : 'cancellation'
  await transaction.insert(orderNote).values({ orderId: order.id, kind, text: lines.join(' ') })
}
