import { eq, inArray, sql } from 'drizzle-orm'
import { today } from '#database/site-zone.ts'
import type { Queries } from '#database/connect.ts'
import { cartVoucher, voucher, voucherUse } from '#database/tables/vouchers.ts'
import { findVouchersOfCart, type Voucher } from './voucher-store.ts'

/** For how many days what is given back to a voucher that has expired meanwhile can be redeemed. */
const daysAfterReturn = 90

type Share = { voucherId: number; amountCents: number }

/** What each voucher pays of a total, in the given order. */
export function sharesOf(
  vouchers: readonly Pick<Voucher, 'id' | 'leftCents'>[],
  totalCents: number,
): Share[] {
  let openCents = totalCents
  return vouchers.flatMap(({ id, leftCents }) => {
    const amountCents = Math.min(leftCents, openCents)
    openCents -= amountCents
    return amountCents > 0 ? [{ voucherId: id, amountCents }] : []
  })
}

export const sumOf = (shares: readonly Pick<Share, 'amountCents'>[]): number =>
  shares.reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * Pays a new order with the vouchers of its cart; returns what they pay. They are locked until the transaction ends: what is left of
 * one is redeemed once, however many orders want it at the same time.
 */
export async function redeemVouchers(
  transaction: Queries,
  order: { cartId: string; orderId: string; accountId: number | null; totalCents: number },
): Promise<number> {
  const { cartId, orderId, accountId, totalCents } = order
  const chosen = transaction
    .select({ id: cartVoucher.voucherId })
    .from(cartVoucher)
    .where(eq(cartVoucher.cartId, cartId))
  // In one order, so that two transactions do not wait for each other.
  await transaction
    .select({ id: voucher.id })
    .from(voucher)
    .where(inArray(voucher.id, chosen))
    .orderBy(voucher.id)
    .for('update')
  const shares = sharesOf(await findVouchersOfCart(transaction, { cartId, accountId }), totalCents)
  if (shares.length === 0) return 0
  await transaction.insert(voucherUse).values(shares.map((share) => ({ ...share, orderId })))
  return sumOf(shares)
}

/** Gives back what an order was paid with vouchers, because it is cancelled. Once: what is given back is not given back again. */
export async function returnVouchers(transaction: Queries, orderId: string): Promise<void> {
  const returned = await transaction
    .update(voucherUse)
    .set({ returnedAt: sql`now()` })
    .where(sql`${voucherUse.orderId} = ${orderId} and ${voucherUse.returnedAt} is null`)
    .returning({ id: voucherUse.voucherId })
  if (returned.length === 0) return
  await transaction
    .update(voucher)
    .set({ validUntil: sql`${today} + ${daysAfterReturn}::int` })
    .where(
      sql`${inArray(
        voucher.id,
        returned.map(({ id }) => id),
      )} and ${voucher.validUntil} < ${today}`,
    )
}
