import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { priceText } from '#catalogue/price-text.ts'
import { today } from '#database/site-zone.ts'
import type { Database, Queries } from '#database/connect.ts'
import { voucher } from '#database/tables/vouchers.ts'
import type { Actor } from '#database/writing/actor.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { formatDay, formatEuros } from '#features/shop/messages/format-ticket.ts'
import { blockVoucher, findVouchersByEnding, unblockVoucher } from './block-vouchers.ts'
import {
  endingOf,
  readVoucherCode,
  voucherCodeFor,
  voucherHash,
  writeVoucherCode,
} from './voucher-code.ts'
import {
  addVoucherToAccount,
  chooseVoucher,
  findUsableVouchers,
  findVoucherByHash,
  findVouchersOfAccount,
  findVouchersOfCart,
  isBlockedCode,
  leaveVoucher,
  type Voucher,
} from './voucher-store.ts'

type Dependencies = {
  database: Database
  getTokenSecret: () => Promise<string>
  /** For how many years vouchers and credit are valid. */
  years: number
}

type Shopper = { cartToken: string; accountId: number | null }
type Choice = 'chosen' | 'refused' | 'blocked' | 'too-many'

export type Vouchers = ReturnType<typeof createVouchers>

/** Gift vouchers and credit: issued, added to accounts, and chosen for carts. Orders redeem them (`redeemVouchers`). */
export function createVouchers({ database, getTokenSecret, years }: Dependencies) {
  const lastDay = sql<string>`(${today} + make_interval(years => ${years}::int))::date`

  async function hashOf(typed: string): Promise<string | undefined> {
    const code = readVoucherCode(typed)
    return code === undefined ? undefined : voucherHash(code, await getTokenSecret())
  }

  const choose = ({ cartToken }: Shopper, found: Voucher | undefined): Promise<Choice> =>
    database.transaction(async (transaction) => {
      if (!found) return 'refused'
      const isChosen = await chooseVoucher(transaction, {
        cartId: hashId(cartToken),
        voucherId: found.id,
      })
      return isChosen ? 'chosen' : 'too-many'
    })

  return {
    /** Issues a voucher; the same form sent again is the same voucher. */
    async issue(sale: { formKey: string; valueCents: number; issuedBy: number }) {
      const { formKey, valueCents, issuedBy } = sale
      const tokenSecret = await getTokenSecret()
      const code = voucherCodeFor(formKey, tokenSecret)
      const codeHash = voucherHash(code, tokenSecret)
      await database
        .insert(voucher)
        .values({ codeHash, codeEnding: endingOf(code), valueCents, validUntil: lastDay, issuedBy })
        .onConflictDoNothing()
      const [issued] = await database.select().from(voucher).where(eq(voucher.codeHash, codeHash))
      return { code, valueCents: issued!.valueCents, validUntil: issued!.validUntil }
    },

    /** What a cart is to be paid with, and what the account could redeem besides. */
    async findForCart({ cartToken, accountId }: Shopper) {
      const chosen = await findVouchersOfCart(database, { cartId: hashId(cartToken), accountId })
      const own = accountId === null ? [] : await findUsableVouchers(database, accountId)
      return { chosen, offered: own.filter(({ id }) => chosen.every((one) => one.id !== id)) }
    },

    /** Chooses the voucher of a code for a cart. */
    async chooseByCode(shopper: Shopper, typed: string): Promise<Choice> {
      const { accountId } = shopper
      const codeHash = await hashOf(typed)
      if (codeHash === undefined) return 'refused'
      const found = await findVoucherByHash(database, { codeHash, accountId })
      if (!found && (await isBlockedCode(database, codeHash))) return 'blocked'
      return choose(shopper, found)
    },

    /** Chooses one of the account's own vouchers for a cart. */
    async chooseOwn(shopper: Shopper, id: number): Promise<Choice> {
      const { accountId } = shopper
      const own = accountId === null ? [] : await findUsableVouchers(database, accountId)
      return choose(
        shopper,
        own.find((one) => one.id === id),
      )
    },

    leave: ({ cartToken }: Pick<Shopper, 'cartToken'>, voucherId: number): Promise<void> =>
      leaveVoucher(database, { cartId: hashId(cartToken), voucherId }),

    findByEnding: (ending: string) => findVouchersByEnding(database, ending),

    /** Blocks a lost one, so that nobody redeems it. */
    block: (blocked: { id: number; reason: string; actor: Actor }) =>
      blockVoucher(database, blocked),

    unblock: (unblocked: { id: number; actor: Actor }) => unblockVoucher(database, unblocked),

    listOfAccount: (accountId: number) => findVouchersOfAccount(database, accountId),

    /** Gives the voucher of a code to an account. */
    async addToAccount(accountId: number, typed: string): Promise<'added' | 'refused' | 'blocked'> {
      const codeHash = await hashOf(typed)
      if (codeHash === undefined) return 'refused'
      return database.transaction((transaction) =>
        addVoucherToAccount(transaction, { codeHash, accountId }),
      )
    },

    /** Adds credit to an account, for an order that it has cancelled. */
    async addCredit(
      transaction: Queries,
      credit: { accountId: number; orderId: string; valueCents: number },
    ): Promise<void> {
      const { accountId, orderId, valueCents } = credit
      await transaction
        .insert(voucher)
        .values({ accountId, fromOrderId: orderId, valueCents, validUntil: lastDay })
        .onConflictDoNothing()
    },

    /** Whether a cancelled order has become credit. */
    async isCredited(orderId: string): Promise<boolean> {
      const credit = await database.select().from(voucher).where(eq(voucher.fromOrderId, orderId))
      return credit.length > 0
    },

    /** Gives a code to what is left of an account's credit, which is about to be deleted, so that it is not lost. */
    async releaseCredit(
      transaction: Queries,
      { accountId, locale }: { accountId: number; locale: Locale },
    ) {
      const tokenSecret = await getTokenSecret()
      const credit = (await findUsableVouchers(transaction, accountId)).filter(
        ({ isCredit }) => isCredit,
      )
      return Promise.all(
        credit.map(async ({ id, leftCents, validUntil }) => {
          const code = voucherCodeFor(randomUUID(), tokenSecret)
          await transaction
            .update(voucher)
            .set({ codeHash: voucherHash(code, tokenSecret), codeEnding: endingOf(code) })
            .where(and(eq(voucher.id, id), eq(voucher.accountId, accountId)))
          return {
            code: writeVoucherCode(code),
            euros: formatEuros(priceText(leftCents), locale),
            day: formatDay(validUntil, locale),
          }
        }),
      )
    },
  }
}
