import type { EndingPurpose } from '@foyer/schema/rest/mail-link-purposes.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, count, desc, eq, ilike, isNull, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { containing } from '#database/search/containing.ts'
import { account } from '#database/tables/accounts.ts'
import { type Mailing, mailingConsent } from '#database/tables/mailings.ts'
import { hashOfEnd, type Subscriber } from './end-link.ts'

const endings = {
  newsletter: 'newsletter_end',
  favourites: 'favourites_end',
} as const satisfies Record<Mailing, EndingPurpose>

type Consent = { subscriber: Subscriber; locale: Locale; secret: string }

/** Stores that somebody has ordered a mailing; false if they had ordered it before. */
export async function addConsent(
  queries: Queries,
  { subscriber, locale, secret }: Consent,
): Promise<boolean> {
  const added = await queries
    .insert(mailingConsent)
    .values({ ...columnsOf(subscriber), locale, endHash: hashOfEnd(secret) })
    .onConflictDoNothing()
    .returning({ id: mailingConsent.id })
  return added.length > 0
}

export async function hasConsent(queries: Queries, subscriber: Subscriber): Promise<boolean> {
  const rows = await queries
    .select({ id: mailingConsent.id })
    .from(mailingConsent)
    .where(isOf(subscriber))
  return rows.length > 0
}

/** Ends a mailing; false if it was not ordered. */
export async function removeConsent(queries: Queries, subscriber: Subscriber): Promise<boolean> {
  const removed = await queries
    .delete(mailingConsent)
    .where(isOf(subscriber))
    .returning({ id: mailingConsent.id })
  return removed.length > 0
}

/** What the link of a mail ends, and the address that the mails go to; undefined if it has ended. */
export async function findConsentByEnd(
  queries: Queries,
  secret: string,
): Promise<{ purpose: EndingPurpose; email: string; subscriber: Subscriber } | undefined> {
  const [found] = await queries
    .select({ consent: mailingConsent, accountEmail: account.email })
    .from(mailingConsent)
    .leftJoin(account, eq(account.id, mailingConsent.accountId))
    .where(eq(mailingConsent.endHash, hashOfEnd(secret)))
  if (!found) return undefined
  const { mailing, email, accountId } = found.consent
  const subscriber = email === null ? { accountId: accountId! } : { email }
  return { purpose: endings[mailing], email: email ?? found.accountEmail ?? '', subscriber }
}

/** The newsletter's consent of an address; undefined if it has ordered none. */
export async function findNewsletterConsent(queries: Queries, email: string) {
  const [found] = await queries.select().from(mailingConsent).where(isOf({ email }))
  return found
}

/** Everybody who has ordered the newsletter, by address. */
export async function listNewsletterConsents(queries: Queries) {
  const rows = await queries
    .select({
      email: mailingConsent.email,
      locale: mailingConsent.locale,
      givenAt: mailingConsent.givenAt,
    })
    .from(mailingConsent)
    .where(eq(mailingConsent.mailing, 'newsletter'))
    .orderBy(mailingConsent.email)
  return rows.map((row) => ({ ...row, email: row.email! }))
}

/** A page of who has ordered the newsletter, the last first, and how many there are. `search`: only addresses with this text. */
export async function listNewsletterPage(
  queries: Queries,
  search: string,
  page: { offset: number; size: number },
) {
  const where = and(
    eq(mailingConsent.mailing, 'newsletter'),
    search === '' ? undefined : ilike(mailingConsent.email, containing(search)),
  )
  const rows = await queries
    .select()
    .from(mailingConsent)
    .where(where)
    .orderBy(desc(mailingConsent.givenAt), desc(mailingConsent.id))
    .limit(page.size)
    .offset(page.offset)
  const [total] = await queries.select({ count: count() }).from(mailingConsent).where(where)
  return { count: total!.count, rows }
}

/** The address of a subscription to the newsletter; undefined if it has ended. */
export async function findNewsletterAddress(
  queries: Queries,
  id: number,
): Promise<string | undefined> {
  const [found] = await queries
    .select({ email: mailingConsent.email })
    .from(mailingConsent)
    .where(and(eq(mailingConsent.mailing, 'newsletter'), eq(mailingConsent.id, id)))
  return found?.email ?? undefined
}

/** Addresses whose orders of the newsletter the theatre's list does not know yet, the oldest first. */
export async function listUnreported(queries: Queries, limit: number): Promise<string[]> {
  const rows = await queries
    .select({ email: mailingConsent.email })
    .from(mailingConsent)
    .where(and(eq(mailingConsent.mailing, 'newsletter'), isNull(mailingConsent.reportedAt)))
    .orderBy(mailingConsent.givenAt)
    .limit(limit)
  return rows.flatMap(({ email }) => email ?? [])
}

export async function markReported(queries: Queries, email: string): Promise<void> {
  await queries
    .update(mailingConsent)
    .set({ reportedAt: sql`now()` })
    .where(isOf({ email }))
}

function columnsOf(subscriber: Subscriber) {
  return 'email' in subscriber
    ? { mailing: 'newsletter' as const, email: subscriber.email }
    : { mailing: 'favourites' as const, accountId: subscriber.accountId }
}

function isOf(subscriber: Subscriber) {
  return 'email' in subscriber
    ? and(eq(mailingConsent.mailing, 'newsletter'), eq(mailingConsent.email, subscriber.email))
    : and(
        eq(mailingConsent.mailing, 'favourites'),
        eq(mailingConsent.accountId, subscriber.accountId),
      )
}
