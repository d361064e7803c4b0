import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import { account, loginChallenge } from '#database/tables/accounts.ts'
import { profileMessages } from '#features/user/profile/profile-messages.ts'
import { enqueueMail } from '#mail/enqueue-mail.ts'
import { composeMail } from '#mail/compose-mail.ts'
import { findAccountByEmail } from '#sessions/account-store.ts'
import { joinOrdersOfGuest } from '#sessions/join-orders-of-guest.ts'
import { takeChallenge } from '#sessions/login-challenge-store.ts'
import type { Redeemed } from './redeemed.ts'

/**
 * Gives an account the address whose link was used. It logs nobody in: whoever reads the mailbox of a mistyped address must not get into the
 * account, so the link is used by who is logged in to it. Links that were sent to the earlier address end with it, and it gets a mail.
 */
export async function confirmNewEmail(
  { database, ...house }: House & { database: Database },
  use: { secret: string; email: string; visitorId: number | undefined },
): Promise<Redeemed> {
  const { secret, email, visitorId } = use
  return database
    .transaction(async (transaction): Promise<Redeemed> => {
      const taken = await takeChallenge(transaction, { secret, purpose: 'new_email' })
      if (!taken?.accountId) return { ok: false, problem: 'expired' }
      const accountId = taken.accountId
      if (accountId !== visitorId) throw new OtherAccount()
      const changed = await changeAddress(transaction, { accountId, email, house })
      if (!changed) return { ok: false, problem: 'expired' }
      return { ok: true, accountId, isLogIn: false }
    })
    .catch((cause: unknown): Redeemed => {
      // The transaction is rolled back, so that the link can still be used.
      if (cause instanceof OtherAccount) return { ok: false, problem: 'other-account' }
      // Another account has confirmed the address in the same moment.
      if (isUniqueViolation(cause)) return { ok: false, problem: 'expired' }
      throw cause
    })
}

type House = { siteUrl: string; houseName: string }

class OtherAccount extends Error {}

/** False if another account has confirmed the address meanwhile. */
async function changeAddress(
  transaction: Queries,
  { accountId, email, house }: { accountId: number; email: string; house: House },
): Promise<boolean> {
  const [before] = await transaction
    .select()
    .from(account)
    .where(eq(account.id, accountId))
    .for('update')
  if (!before || (await findAccountByEmail(transaction, email))) return false
  await transaction
    .update(account)
    .set({
      email,
      emailConfirmedAt: sql`now()`,
      username: await usernameAfter(transaction, before, email),
    })
    .where(eq(account.id, accountId))
  await transaction
    .delete(loginChallenge)
    .where(
      and(
        eq(loginChallenge.accountId, accountId),
        inArray(loginChallenge.purpose, ['log_in', 'password', 'new_email']),
      ),
    )
  await joinOrdersOfGuest(transaction, { accountId, email })
  if (before.emailConfirmedAt) {
    const { greeting, emailChanged } = profileMessages[before.locale]
    const mail = composeMail({
      to: before.email,
      locale: before.locale,
      subject: emailChanged.subject(house.houseName),
      before: [greeting, emailChanged.opening(email)],
      links: [{ label: emailChanged.button, url: `${house.siteUrl}/${before.locale}` }],
      after: [emailChanged.otherwise],
      houseName: house.houseName,
    })
    await enqueueMail(transaction, { about: 'account', mail })
  }
  return true
}

/** Who registers with a mail address has it as user name, which goes with it. */
async function usernameAfter(
  queries: Queries,
  before: typeof account.$inferSelect,
  email: string,
): Promise<string> {
  const isAddress = before.username.toLowerCase() === before.email.toLowerCase()
  const isSame = before.username.toLowerCase() === email.toLowerCase()
  if (!isAddress || isSame) return before.username
  const taken = await queries
    .select({ id: account.id })
    .from(account)
    .where(sql`lower(${account.username}) = ${email.toLowerCase()}`)
  return taken.length > 0 ? `${email}-${randomUUID().slice(0, 8)}` : email
}
