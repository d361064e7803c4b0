import type { Queries } from '#database/connect.ts'
import { orderNote } from '#database/tables/shop.ts'
import type { WritableTransaction } from '#database/writing/change-house.ts'
import { theatreCancellationMail } from '#features/shop/mail/theatre-cancellation-mail.ts'
import type { FoundOrder } from '#features/shop/orders/find-orders.ts'
import { cancelOrder } from '#features/shop/orders/order-store.ts'
import { noteReturns } from '#features/shop/vouchers/note-returns.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'

type Cancellation = {
  found: FoundOrder
  /** For the buyer. */
  reason: string
  /** For staff; empty if there is none yet. */
  refundNote: string
  accountId: number | undefined
  houseName: string
}

/**
 * Cancels an order for the theatre, with what staff noted and a mail to the buyer. Returns the events whose state changed; null if it
 * was cancelled before, which writes and sends nothing.
 */
export async function cancelForTheatre(
  transaction: WritableTransaction,
  { found, reason, refundNote, accountId, houseName }: Cancellation,
): Promise<number[] | null> {
  const { order } = found
  const canceled = await cancelOrder(transaction, {
    orderId: order.id,
    reason: 'by-theatre',
    rule: 'never',
  })
  if (!canceled.ok || !canceled.isNew) return null
  await addNote(transaction, { orderId: order.id, kind: 'cancellation', text: reason, accountId })
  if (refundNote !== '') {
    await addNote(transaction, { orderId: order.id, kind: 'refund', text: refundNote, accountId })
  }
  await noteReturns(transaction, found, { isCredited: false })
  if (order.email !== '') {
    const mail = theatreCancellationMail(found, { reason, houseName })
    await enqueueMail(transaction, { about: `order/${order.number}`, mail })
  }
  return canceled.changedEventIds
}

type NewNote = Omit<typeof orderNote.$inferInsert, 'id' | 'writtenAt'>

/** Notes something about an order. */
export async function addNote(queries: Queries, note: NewNote): Promise<void> {
  await queries.insert(orderNote).values(note)
}
