import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { saleNotice, shopOrder } from '#database/tables/shop.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import type { Visitor } from '#sessions/session-store.ts'
import { forgetBuyers } from './forget-buyers.ts'
import { type Credit, profileMessages } from './profile-messages.ts'

/** An order whose tickets are valid, and the secret address at which it is opened without an account. */
type ComingOrder = { number: number; url: string }

export type DeletionDependencies = {
  database: Database
  /** Gives codes to the credit of an account. */
  releaseCredit: (
    transaction: Queries,
    owner: { accountId: number; locale: Locale },
  ) => Promise<Credit[]>
  houseName: string
  /** The orders of an account for events that are not over. */
  findComingOrders: (order: { accountId: number; locale: Locale }) => Promise<ComingOrder[]>
}

/**
 * Deletes an account with its sessions, log-ins and favourites. Its orders are kept, because the law wants them, and lose name and address
 * when their last event is over: until then the theatre has to reach the buyer. A mail brings the links to their tickets, and codes for what
 * is left of credit.
 */
export async function deleteAccount(
  { database, houseName, findComingOrders, releaseCredit }: DeletionDependencies,
  { id, email, emailConfirmedAt, locale }: Visitor,
): Promise<void> {
  const coming = await findComingOrders({ accountId: id, locale })
  await database.transaction(async (transaction) => {
    await transaction
      .update(shopOrder)
      .set({ accountDeletedAt: sql`now()` })
      .where(eq(shopOrder.accountId, id))
    await forgetBuyers(transaction)
    const credit = await releaseCredit(transaction, { accountId: id, locale })
    const [deleted] = await transaction
      .delete(account)
      .where(eq(account.id, id))
      .returning({ id: account.id })
    // Somebody else had no right to what is sent or deleted by an address that nobody has confirmed.
    if (!deleted || emailConfirmedAt === null) return
    await transaction.delete(saleNotice).where(eq(saleNotice.email, email.toLowerCase()))
    const { greeting, deletion } = profileMessages[locale]
    const mail = composeMail({
      to: email,
      locale,
      subject: deletion.subject(houseName),
      before: [greeting, deletion.opening, ...(coming.length > 0 ? [deletion.tickets] : [])],
      links: coming.map(({ number, url }) => ({ label: deletion.order(number), url })),
      after: [...credit.map(deletion.credit), deletion.kept],
      houseName,
    })
    await enqueueMail(transaction, { about: 'account', mail })
  })
}
