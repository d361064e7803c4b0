import type { rowChanges } from '@foyer/schema/resources/change-shapes.ts'
import { and, asc, count, desc, eq, exists, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#database/connect.ts'
import { containing } from '#database/search/containing.ts'
import { siteZone } from '#database/site-zone.ts'
import { account } from '#database/tables/accounts.ts'
import { audit, auditRow } from '#database/tables/audit.ts'

type Limits = { offset: number; size: number }
type Row = { resource: string; id: number }

export type AuditQuery = {
  search?: string | undefined
  resource?: string | undefined
  row?: number | undefined
  change?: (typeof rowChanges)[number] | undefined
  account?: number | undefined
  date_from?: string | undefined
  date_to?: string | undefined
}

/** The most rows of an entry in a list. */
const maxListedRows = 20
const maxAccounts = 500

const name = sql<string>`coalesce(nullif(trim(concat(${account.firstName}, ' ', ${account.lastName})), ''), ${account.username})`

const columns = {
  id: audit.id,
  at: audit.at,
  actor: audit.actor,
  operation: audit.operation,
  accountId: account.id,
  name,
}

type Entry = { at: Date; accountId: number | null; name: string | null }

/** The changes of a row, the newest first, and their number. */
export async function listHistory(queries: Queries, { resource, id }: Row, page: Limits) {
  const ofRow = and(eq(auditRow.resource, resource), eq(auditRow.rowId, id))
  const [entries, total] = await Promise.all([
    queries
      .select({ ...columns, change: auditRow.change, fields: auditRow.fields })
      .from(auditRow)
      .innerJoin(audit, eq(audit.id, auditRow.auditId))
      .leftJoin(account, eq(account.id, audit.accountId))
      .where(ofRow)
      .orderBy(desc(auditRow.id))
      .limit(page.size)
      .offset(page.offset),
    queries.select({ count: count() }).from(auditRow).where(ofRow),
  ])
  return { count: total[0]!.count, results: entries.map(entryOf) }
}

/** The changes of all content, the newest first, with their first rows, and their number. */
export async function listChanges(
  queries: Queries,
  query: AuditQuery,
  { maxRows = maxListedRows, ...page }: Limits & { maxRows?: number },
) {
  const found = matching(queries, query)
  const [entries, total] = await Promise.all([
    queries
      .select({ ...columns, what: audit.what })
      .from(audit)
      .leftJoin(account, eq(account.id, audit.accountId))
      .where(found)
      .orderBy(desc(audit.id))
      .limit(page.size)
      .offset(page.offset),
    queries
      .select({ count: count() })
      .from(audit)
      .leftJoin(account, eq(account.id, audit.accountId))
      .where(found),
  ])
  const ids = entries.map(({ id }) => id)
  const rows = await listRowsOf(queries, { ids, maxRows })
  const results = entries.map((entry) => {
    const own = rows.filter(({ auditId }) => auditId === entry.id)
    return {
      ...entryOf(entry),
      row_count: own[0]?.total ?? 0,
      rows: own.map(({ resource, rowId, change, fields }) => ({
        resource,
        id: rowId,
        change,
        fields,
      })),
    }
  })
  return { count: total[0]!.count, results }
}

/** Who has changed something, by name. */
export async function listAccounts(queries: Queries): Promise<{ id: number; name: string }[]> {
  return queries
    .selectDistinct({ id: account.id, name })
    .from(audit)
    .innerJoin(account, eq(account.id, audit.accountId))
    .orderBy(asc(name), asc(account.id))
    .limit(maxAccounts)
}

function matching(queries: Queries, query: AuditQuery) {
  const { search, resource, row, change, account: accountId } = query
  const texts = [audit.what, audit.operation, audit.actor, name]
  const startOf = (day: string, offset = 0) =>
    sql`((${day}::date + ${offset}::int)::timestamp at time zone ${siteZone})`
  const isOfRow = resource !== undefined || change !== undefined
  return and(
    search?.trim() ? or(...texts.map((text) => ilike(text, containing(search.trim())))) : undefined,
    accountId === undefined ? undefined : eq(audit.accountId, accountId),
    query.date_from ? gte(audit.at, startOf(query.date_from)) : undefined,
    query.date_to ? lt(audit.at, startOf(query.date_to, 1)) : undefined,
    isOfRow
      ? exists(
          queries
            .select({ id: auditRow.id })
            .from(auditRow)
            .where(
              and(
                eq(auditRow.auditId, audit.id),
                resource === undefined ? undefined : eq(auditRow.resource, resource),
                row === undefined ? undefined : eq(auditRow.rowId, row),
                change === undefined ? undefined : eq(auditRow.change, change),
              ),
            ),
        )
      : undefined,
  )
}

/** The first rows of each entry, with their total number. */
async function listRowsOf(queries: Queries, { ids, maxRows }: { ids: number[]; maxRows: number }) {
  if (ids.length === 0) return []
  const other = alias(auditRow, 'other')
  const numbered = queries
    .select({
      auditId: other.auditId,
      id: other.id,
      number:
        sql<number>`row_number() over (partition by ${other.auditId} order by ${other.id})`.as(
          'number',
        ),
      total: sql<number>`count(*) over (partition by ${other.auditId})`.mapWith(Number).as('total'),
    })
    .from(other)
    .where(inArray(other.auditId, ids))
    .as('numbered')
  return queries
    .select({
      auditId: auditRow.auditId,
      resource: auditRow.resource,
      rowId: auditRow.rowId,
      change: auditRow.change,
      fields: auditRow.fields,
      total: numbered.total,
    })
    .from(auditRow)
    .innerJoin(numbered, eq(numbered.id, auditRow.id))
    .where(sql`${numbered.number} <= ${maxRows}`)
    .orderBy(asc(auditRow.id))
}

function entryOf<Own extends Entry>({ at, accountId, name: accountName, ...entry }: Own) {
  return {
    ...entry,
    at: at.toISOString(),
    account: accountId === null ? null : { id: accountId, name: accountName ?? '' },
  }
}
