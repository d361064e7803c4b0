import { createHash, createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { favouriteCalendar } from '#database/tables/mailings.ts'

/** The calendar of an account; its address, as long as it is not renewed. Undefined if there is none. */
export async function findCalendarSecret(
  queries: Queries,
  { accountId, tokenSecret }: { accountId: number; tokenSecret: string },
): Promise<string | undefined> {
  const [found] = await queries
    .select({ nonce: favouriteCalendar.nonce })
    .from(favouriteCalendar)
    .where(eq(favouriteCalendar.accountId, accountId))
  return found && secretOf(found.nonce, tokenSecret)
}

/** Gives the calendar of an account a new address; an earlier one ends. */
export async function renewCalendar(
  queries: Queries,
  { accountId, tokenSecret }: { accountId: number; tokenSecret: string },
): Promise<void> {
  const nonce = randomUUID()
  const row = { nonce, tokenHash: hashOf(secretOf(nonce, tokenSecret)) }
  await queries
    .insert(favouriteCalendar)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: favouriteCalendar.accountId, set: row })
}

export async function endCalendar(queries: Queries, accountId: number): Promise<void> {
  await queries.delete(favouriteCalendar).where(eq(favouriteCalendar.accountId, accountId))
}

/** Whose calendar has an address; undefined if it has ended. */
export async function findCalendarOwner(
  queries: Queries,
  secret: string,
): Promise<number | undefined> {
  const [found] = await queries
    .select({ accountId: favouriteCalendar.accountId })
    .from(favouriteCalendar)
    .where(eq(favouriteCalendar.tokenHash, hashOf(secret)))
  return found?.accountId
}

// Who reads the table without the key of the origin does not know the addresses.
const secretOf = (nonce: string, tokenSecret: string) =>
  createHmac('sha256', tokenSecret).update(`calendar of favourites ${nonce}`).digest('hex')

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
