import type { FavouriteType } from '@foyer/schema/rest/favourite-types.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '#database/connect.ts'
import { textIn } from '#database/localized.ts'
import { account, favourite } from '#database/tables/accounts.ts'
import { article } from '#database/tables/articles.ts'
import { event } from '#database/tables/events.ts'
import { mailingConsent } from '#database/tables/mailings.ts'
import { person } from '#database/tables/people.ts'
import { production } from '#database/tables/productions.ts'
import { saleNotice } from '#database/tables/shop.ts'
import { orderResponse } from '#features/shop/orders/order-response.ts'
import type { OrderService } from '#features/shop/orders/order-service.ts'
import { subscriptionDate } from '#features/shop/subscriptions/subscription-response.ts'
import { findSubscriptions } from '#features/shop/subscriptions/subscription-store.ts'
import { findVouchersOfAccount } from '#features/shop/vouchers/voucher-store.ts'
import { priceText } from '#catalogue/price-text.ts'
import { listSessions } from '#sessions/own-session-store.ts'
import { listPasskeys } from '#sessions/passkey-store.ts'
import { findOwnEntries } from './find-own-entries.ts'

export type OwnData = Awaited<ReturnType<typeof findOwnData>>

type Dependencies = { database: Database; siteUrl: string; orders: OrderService }

/** Everything that is stored about an account, without what opens it: no password, no key, no secret of a session or an order. */
export async function findOwnData(
  { database, siteUrl, orders }: Dependencies,
  { accountId, locale }: { accountId: number; locale: Locale },
) {
  const [own] = await database.select().from(account).where(eq(account.id, accountId))
  const { username, email, emailConfirmedAt, firstName, lastName, accessNeeds, createdAt } = own!
  const placed = await orders.findOfAccount(accountId)
  return {
    account: {
      username,
      email,
      email_confirmed_at: emailConfirmedAt?.toISOString() ?? null,
      first_name: firstName,
      last_name: lastName,
      language: own!.locale,
      access_needs: accessNeeds,
      created_at: createdAt.toISOString(),
    },
    passkeys: (await listPasskeys(database, accountId)).map((passkey) => ({
      name: passkey.name,
      created_at: passkey.createdAt.toISOString(),
      last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
    })),
    sessions: (await listSessions(database, accountId)).map((session) => ({
      credential: session.credentialType,
      browser: session.userAgent,
      started_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
    })),
    orders: placed.map(({ secret, ...found }) => {
      const order = orderResponse(found, { secret, locale, siteUrl, url: '' })
      const { secret: _secret, order_url: _url, ...shown } = order
      return { ...shown, access_needs: found.order.accessNeeds }
    }),
    vouchers: await findOwnVouchers(database, accountId),
    subscriptions: await findOwnSubscriptions(database, { accountId, locale, siteUrl }),
    entries: await findOwnEntries(database, { accountId, locale }),
    mailings: await findMailings(database, { accountId, email, emailConfirmedAt }),
    favourites: await findMarked(database, { accountId, locale }),
    // Somebody else may have given an address that nobody has confirmed.
    sale_notices: emailConfirmedAt === null ? [] : await findNotices(database, { email, locale }),
  }
}

/** Vouchers and credit, without what redeems them. */
async function findOwnVouchers(queries: Queries, accountId: number) {
  const vouchers = await findVouchersOfAccount(queries, accountId)
  return vouchers.map((voucher) => ({
    type: voucher.isCredit ? ('credit' as const) : ('voucher' as const),
    code_ending: voucher.codeEnding,
    value: priceText(voucher.valueCents),
    remainder: priceText(voucher.leftCents),
    valid_until: voucher.validUntil,
    uses: voucher.uses.map((use) => ({
      order: use.orderNumber,
      amount: priceText(use.amountCents),
      used_at: use.usedAt.toISOString(),
      returned_at: use.returnedAt?.toISOString() ?? null,
    })),
  }))
}

async function findOwnSubscriptions(
  queries: Queries,
  { accountId, ...audience }: { accountId: number; locale: Locale; siteUrl: string },
) {
  const found = await findSubscriptions(queries, accountId)
  return found.map(({ subscription, series, season, events }) => ({
    series: textIn(audience.locale, series.name),
    season: season.name,
    seat: subscription.seat,
    added_at: subscription.addedAt.toISOString(),
    dates: events.map((row) => subscriptionDate(row, audience)),
  }))
}

const titled = { production, article } as const

async function findMarked(
  queries: Queries,
  { accountId, locale }: { accountId: number; locale: Locale },
): Promise<{ type: FavouriteType; number: number; title: string }[]> {
  const marked = await queries
    .select({ type: favourite.type, id: favourite.entityId })
    .from(favourite)
    .where(eq(favourite.accountId, accountId))
    .orderBy(desc(favourite.position))
  const titles = new Map<string, string>()
  const idsOf = (type: FavouriteType) =>
    marked.filter((one) => one.type === type).map(({ id }) => id)
  for (const [type, table] of Object.entries(titled)) {
    const rows = await queries
      .select({ id: table.id, title: table.title })
      .from(table)
      .where(inArray(table.id, idsOf(type as FavouriteType)))
    for (const { id, title } of rows)
      titles.set(`${type} ${id}`, title ? textIn(locale, title) : '')
  }
  for (const [id, title] of await findEventTitles(queries, { ids: idsOf('event'), locale })) {
    titles.set(`event ${id}`, title)
  }
  const people = await queries
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .where(inArray(person.id, idsOf('person')))
  for (const { id, firstName, lastName } of people) {
    titles.set(`person ${id}`, `${firstName} ${lastName}`.trim())
  }
  return marked.map(({ type, id }) => ({
    type,
    number: id,
    title: titles.get(`${type} ${id}`) ?? '',
  }))
}

/** Titles of events, which may be those of their productions. */
async function findEventTitles(
  queries: Queries,
  { ids, locale }: { ids: number[]; locale: Locale },
): Promise<Map<number, string>> {
  const rows = await queries
    .select({ id: event.id, title: event.title, ofProduction: production.title })
    .from(event)
    .leftJoin(production, eq(production.id, event.productionId))
    .where(inArray(event.id, ids))
  return new Map(
    rows.map(({ id, title, ofProduction }) => {
      const own = title ?? ofProduction
      return [id, own ? textIn(locale, own) : '']
    }),
  )
}

/** What was ordered, and since when. The newsletter of an address that nobody has confirmed may be somebody else's. */
async function findMailings(
  queries: Queries,
  own: { accountId: number; email: string; emailConfirmedAt: Date | null },
) {
  const { accountId, email, emailConfirmedAt } = own
  const rows = await queries
    .select()
    .from(mailingConsent)
    .where(
      or(
        eq(mailingConsent.accountId, accountId),
        emailConfirmedAt === null ? undefined : eq(mailingConsent.email, email.toLowerCase()),
      ),
    )
  return rows.map(({ mailing, givenAt }) => ({ mailing, ordered_at: givenAt.toISOString() }))
}

async function findNotices(queries: Queries, { email, locale }: { email: string; locale: Locale }) {
  const rows = await queries
    .select({ event: saleNotice.eventId, createdAt: saleNotice.createdAt })
    .from(saleNotice)
    .where(and(eq(saleNotice.email, sql`lower(${email})`)))
  const ids = rows.map((row) => row.event)
  const titles = await findEventTitles(queries, { ids, locale })
  return rows.map((row) => ({
    event: row.event,
    title: titles.get(row.event) ?? '',
    created_at: row.createdAt.toISOString(),
  }))
}
