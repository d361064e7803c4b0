import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { voucher } from '#database/tables/vouchers.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { leftCents } from './voucher-store.ts'

export type IssuedVoucher = Awaited<ReturnType<typeof findVouchersByEnding>>[number]

const maxFound = 50

/** The latest vouchers whose codes end like this: who has lost one has at best a receipt. */
export async function findVouchersByEnding(queries: Queries, codeEnding: string) {
  return queries
    .select({
      id: voucher.id,
      codeEnding: voucher.codeEnding,
      valueCents: voucher.valueCents,
      leftCents,
      validUntil: voucher.validUntil,
      createdAt: voucher.createdAt,
      blockedAt: voucher.blockedAt,
      blockReason: voucher.blockReason,
    })
    .from(voucher)
    .where(eq(voucher.codeEnding, codeEnding))
    .orderBy(desc(voucher.id))
    .limit(maxFound)
}

/** Blocks a voucher: nobody redeems it any more. One that is blocked stays as it is. The audit log names it by number. */
export async function blockVoucher(
  database: Database,
  { id, reason, actor }: { id: number; reason: string; actor: Actor },
): Promise<void> {
  await changeHouse(database, actor, async (transaction) => {
    const blocked = await transaction
      .update(voucher)
      .set({ blockedAt: sql`now()`, blockReason: reason })
      .where(and(eq(voucher.id, id), isNull(voucher.blockedAt)))
      .returning({ id: voucher.id })
    if (blocked.length === 0) transaction.nothingChanged()
    else transaction.changed(`voucher ${id} blocked`, [])
  })
}

/** Makes a voucher valid again, because it was found. The reason of before is kept. */
export async function unblockVoucher(
  database: Database,
  { id, actor }: { id: number; actor: Actor },
): Promise<void> {
  await changeHouse(database, actor, async (transaction) => {
    const unblocked = await transaction
      .update(voucher)
      .set({ blockedAt: null })
      .where(and(eq(voucher.id, id), sql`${voucher.blockedAt} is not null`))
      .returning({ id: voucher.id })
    if (unblocked.length === 0) transaction.nothingChanged()
    else transaction.changed(`voucher ${id} unblocked`, [])
  })
}
