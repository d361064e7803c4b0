import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '#database/connect.ts'
import { refreshSearch } from '#database/search/refresh-search.ts'
import { audit, auditRow } from '#database/tables/audit.ts'
import type { Actor } from './actor.ts'
import { recordChange } from './record-change.ts'
import type { RecordedRow } from './recorded-row.ts'

declare const writable: unique symbol

type Writes = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>

/** A transaction that may write content. Only `changeHouse` creates one; stores that write content require it. */
export type WritableTransaction = Writes & {
  readonly [writable]: true
  /**
   * Declares what was changed, in a few words for the audit log, and which cache tags it invalidates; of a row of a resource,
   * also what differs. May be called more than once.
   */
  changed: (what: string, stale: readonly ChangeTag[], row?: RecordedRow) => void
  /** Declares that no content was changed. */
  nothingChanged: () => void
}

type DeclaredChanges = {
  what: string[]
  stale: ChangeTag[]
  rows: RecordedRow[]
  isDeclared: boolean
}
type FailedResult = { ok: false }

const maxDescriptionLength = 500

/**
 * The only way to write content: a transaction that also updates the search index, records the invalidated cache tags and writes
 * an audit entry, atomically with the change. The rights of the actor are confirmed first. Work that declares neither a change nor `nothingChanged` fails. A result of `{ ok:
 * false }` rolls everything back.
 *
 * All such transactions are serialized at their end, so this is not for frequent writes by visitors, such as holds.
 */
export async function changeHouse<Result>(
  database: Pick<Database, 'transaction'>,
  actor: Actor,
  work: (transaction: WritableTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    // `Database` hides content writes by its type only; at run time it is a full Drizzle database.
    return await (database as unknown as NodePgDatabase).transaction(async (transaction) => {
      const declared: DeclaredChanges = { what: [], stale: [], rows: [], isDeclared: false }
      await actor.confirmRights?.(transaction)
      const result = await work(asWritable(transaction, declared))
      if (isFailedResult(result)) throw new Rollback(result)
      if (!declared.isDeclared)
        throw new Error(`${actor.operation} neither declared a change nor called nothingChanged()`)
      await finish(transaction, { actor, declared })
      return result
    })
  } catch (cause) {
    if (cause instanceof Rollback) return cause.result as Result
    throw cause
  }
}

function asWritable(transaction: Writes, declared: DeclaredChanges): WritableTransaction {
  return Object.assign(transaction, {
    changed(what: string, stale: readonly ChangeTag[], row?: RecordedRow) {
      declared.isDeclared = true
      declared.what.push(what)
      declared.stale.push(...stale)
      if (row) declared.rows.push(row)
    },
    nothingChanged() {
      declared.isDeclared = true
    },
  }) as unknown as WritableTransaction
}

async function finish(
  transaction: Writes,
  { actor, declared }: { actor: Actor; declared: DeclaredChanges },
): Promise<void> {
  // Before the change is recorded: from then on all other changes wait for this transaction.
  await refreshSearch(transaction)
  if (declared.what.length === 0) return
  const { name, operation, accountId, requestId } = actor
  const changeId = await recordChange(transaction, declared.stale)
  const entry = transaction.insert(audit).values({
    actor: name,
    operation: operation.slice(0, 100),
    accountId,
    requestId: requestId?.slice(0, 100),
    what: declared.what.join(', ').slice(0, maxDescriptionLength),
    changeId,
  })
  const [added] = await entry.returning({ id: audit.id })
  if (declared.rows.length === 0) return
  await transaction
    .insert(auditRow)
    .values(declared.rows.map(({ id, ...row }) => ({ ...row, auditId: added!.id, rowId: id })))
}

/** Rolls the transaction back and carries its result. */
class Rollback extends Error {
  readonly result: FailedResult
  constructor(result: FailedResult) {
    super('Rolled back')
    this.result = result
  }
}

function isFailedResult(result: unknown): result is FailedResult {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}
