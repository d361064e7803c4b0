import type { Conflict } from '@foyer/schema/documents/rejection.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'
import { account } from '#database/tables/accounts.ts'
import { documentOperation } from '#database/tables/documents.ts'
import { authorName } from './revision-store.ts'

/** Who made the change that a conflict is about, and when: the last one to the same field, place or module. */
export async function findLastChange(
  queries: Queries,
  documentId: number,
  conflict: Conflict,
): Promise<{ by: string | null; at: string | null }> {
  const { operation } = documentOperation
  const field = conflict.problem === 'value-changed' ? conflict.path[0] : undefined
  const isAbout =
    conflict.module === null
      ? sql`${operation} -> 'module' = 'null'`
      : sql`(${operation} ->> 'module' = ${conflict.module} or ${operation} -> 'modules' ? ${conflict.module})`
  const [last] = await queries
    .select({
      at: documentOperation.at,
      by: authorName,
    })
    .from(documentOperation)
    .leftJoin(account, eq(account.id, documentOperation.accountId))
    .where(
      and(
        eq(documentOperation.documentId, documentId),
        isAbout,
        field === undefined
          ? undefined
          : sql`(${operation} ->> 'type' <> 'change' or ${operation} -> 'path' ->> 0 = ${field})`,
      ),
    )
    .orderBy(desc(documentOperation.number))
    .limit(1)
  if (!last) return { by: null, at: null }
  return { by: last.by, at: last.at.toISOString() }
}
