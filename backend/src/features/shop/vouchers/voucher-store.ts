import { maxVouchersPerOrder } from '@foyer/schema/ticket-rules.ts'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { today } from '#database/site-zone.ts'
import type { Queries } from '#database/connect.ts'
import { cart, shopOrder } from '#database/tables/shop.ts'
import { cartVoucher, voucher, voucherUse } from '#database/tables/vouchers.ts'

/** Who may redeem a voucher that an account has added; null for guests. */
type Redeemer = { accountId: number | null }

export type Voucher = Awaited<ReturnType<typeof findVouchers>>[number]

/** What is left of a voucher. */
export const leftCents = sql<number>`(${voucher.valueCents} - coalesce((
  select sum(${voucherUse.amountCents}) from ${voucherUse}
  where ${voucherUse.voucherId} = ${voucher}."id" and ${voucherUse.returnedAt} is null), 0))::int`.mapWith(
  Number,
)

const isValid = sql<boolean>`${voucher.validUntil} >= ${today}`
const isBlocked = sql<boolean>`${voucher.blockedAt} is not null`

/** A voucher that an account has added is redeemed by nobody else. */
const mayRedeem = ({ accountId }: Redeemer) =>
  accountId === null
    ? isNull(voucher.accountId)
    : or(isNull(voucher.accountId), eq(voucher.accountId, accountId))

/** Vouchers with what is left of them, those that end first first. */
async function findVouchers(queries: Queries, where: SQL | undefined) {
  return queries
    .select({
      id: voucher.id,
      isCredit: sql<boolean>`${voucher.codeHash} is null`,
      codeEnding: voucher.codeEnding,
      valueCents: voucher.valueCents,
      validUntil: voucher.validUntil,
      isValid,
      isBlocked,
      leftCents,
    })
    .from(voucher)
    .where(where)
    .orderBy(asc(voucher.validUntil), asc(voucher.id))
}

const isUsable = (found: Voucher) => found.isValid && !found.isBlocked && found.leftCents > 0

/** The vouchers that a cart is to be paid with, as far as they can be redeemed now. */
export async function findVouchersOfCart(
  queries: Queries,
  { cartId, accountId }: Redeemer & { cartId: string },
): Promise<Voucher[]> {
  const chosen = queries
    .select({ id: cartVoucher.voucherId })
    .from(cartVoucher)
    .where(eq(cartVoucher.cartId, cartId))
  const found = await findVouchers(
    queries,
    and(inArray(voucher.id, chosen), mayRedeem({ accountId })),
  )
  return found.filter(isUsable)
}

/** What an account can redeem. */
export async function findUsableVouchers(queries: Queries, accountId: number): Promise<Voucher[]> {
  return (await findVouchers(queries, eq(voucher.accountId, accountId))).filter(isUsable)
}

/** The voucher of a code that can be redeemed now; undefined whatever is the matter with it. */
export async function findVoucherByHash(
  queries: Queries,
  { codeHash, accountId }: Redeemer & { codeHash: string },
): Promise<Voucher | undefined> {
  const found = await findVouchers(
    queries,
    and(eq(voucher.codeHash, codeHash), mayRedeem({ accountId })),
  )
  return found.find(isUsable)
}

/** Whether the box office has blocked the voucher of a code: who types a whole code may be told. */
export async function isBlockedCode(queries: Queries, codeHash: string): Promise<boolean> {
  const found = await findVouchers(queries, eq(voucher.codeHash, codeHash))
  return found.some((one) => one.isBlocked)
}

/** Notes that a cart is to be paid with a voucher; false if it has as many as one order may have. */
export async function chooseVoucher(
  transaction: Queries,
  { cartId, voucherId }: { cartId: string; voucherId: number },
): Promise<boolean> {
  await transaction.select().from(cart).where(eq(cart.id, cartId)).for('update')
  const chosen = await transaction.select().from(cartVoucher).where(eq(cartVoucher.cartId, cartId))
  if (chosen.some((row) => row.voucherId === voucherId)) return true
  if (chosen.length >= maxVouchersPerOrder) return false
  await transaction.insert(cartVoucher).values({ cartId, voucherId })
  return true
}

export async function leaveVoucher(
  queries: Queries,
  { cartId, voucherId }: { cartId: string; voucherId: number },
): Promise<void> {
  await queries
    .delete(cartVoucher)
    .where(and(eq(cartVoucher.cartId, cartId), eq(cartVoucher.voucherId, voucherId)))
}

/** The vouchers of an account with their uses, the latest first. */
export async function findVouchersOfAccount(queries: Queries, accountId: number) {
  const vouchers = await findVouchers(queries, eq(voucher.accountId, accountId))
  if (vouchers.length === 0) return []
  const ids = vouchers.map(({ id }) => id)
  const uses = await queries
    .select({
      voucherId: voucherUse.voucherId,
      orderNumber: shopOrder.number,
      amountCents: voucherUse.amountCents,
      usedAt: voucherUse.usedAt,
      returnedAt: voucherUse.returnedAt,
    })
    .from(voucherUse)
    .innerJoin(shopOrder, eq(shopOrder.id, voucherUse.orderId))
    .where(inArray(voucherUse.voucherId, ids))
    .orderBy(desc(voucherUse.usedAt))
  const origins = await queries
    .select({ voucherId: voucher.id, orderNumber: shopOrder.number })
    .from(voucher)
    .innerJoin(shopOrder, eq(shopOrder.id, voucher.fromOrderId))
    .where(inArray(voucher.id, ids))
  return vouchers.map((found) => ({
    ...found,
    fromOrder: origins.find(({ voucherId }) => voucherId === found.id)?.orderNumber ?? null,
    uses: uses.filter(({ voucherId }) => voucherId === found.id),
  }))
}

/** Gives a voucher to an account, unless it is blocked, cannot be redeemed for another reason, or is already another account's. */
export async function addVoucherToAccount(
  transaction: Queries,
  { codeHash, accountId }: { codeHash: string; accountId: number },
): Promise<'added' | 'refused' | 'blocked'> {
  // Of two accounts that add it at once one gets it.
  await transaction.select().from(voucher).where(eq(voucher.codeHash, codeHash)).for('update')
  const found = await findVoucherByHash(transaction, { codeHash, accountId })
  if (!found) return (await isBlockedCode(transaction, codeHash)) ? 'blocked' : 'refused'
  await transaction.update(voucher).set({ accountId }).where(eq(voucher.id, found.id))
  return 'added'
}
