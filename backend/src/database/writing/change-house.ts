import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '#database/connect.ts'
import { refreshSearch } from '#database/search/refresh-search.ts'
import { audit } from '#database/tables/audit.ts'
import type { Actor } from './actor.ts'
import { recordChange } from './record-change.ts'

declare const writable: unique symbol

type Writes = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>

/** A transaction that may write content. Only `changeHouse` gives one; stores that write content ask for it. */
export type WritableTransaction = Writes & {
  readonly [writable]: true
  /** Says what was changed, in a few words for the audit, and what becomes stale by it. May be called more than once. */
  changed: (what: string, stale: readonly ChangeTag[]) => void
  /** Says that no content was changed. */
  nothingChanged: () => void
}

type Account = { what: string[]; stale: ChangeTag[]; isGiven: boolean }
type Refused = { ok: false }

const longestWhat = 500

/**
 * The one way to write content: a transaction that brings the search up to date, tells the site what becomes stale, and notes
 * in the audit who has changed what, all with the change itself or not at all. Work that neither says what it has changed nor
 * that it has changed nothing fails. An answer of `{ ok: false }` takes back all that was written.
 *
 * The changes of all transactions wait for each other at the end: not for what many visitors write at once, as holds.
 */
export async function changeHouse<Result>(
  database: Pick<Database, 'transaction'>,
  actor: Actor,
  work: (transaction: WritableTransaction) => Promise<Result>,
): Promise<Result> {
  try {
    // What may not write content by its type is the whole of Drizzle at run time.
    return await (database as unknown as NodePgDatabase).transaction(async (transaction) => {
      const account: Account = { what: [], stale: [], isGiven: false }
      const result = await work(asWritable(transaction, account))
      if (isRefused(result)) throw new TakenBack(result)
      if (!account.isGiven) throw new Error(`${actor.operation} does not say what it has changed`)
      await close(transaction, { actor, account })
      return result
    })
  } catch (cause) {
    if (cause instanceof TakenBack) return cause.result as Result
    throw cause
  }
}

function asWritable(transaction: Writes, account: Account): WritableTransaction {
  return Object.assign(transaction, {
    changed(what: string, stale: readonly ChangeTag[]) {
      account.isGiven = true
      account.what.push(what)
      account.stale.push(...stale)
    },
    nothingChanged() {
      account.isGiven = true
    },
  }) as unknown as WritableTransaction
}

async function close(
  transaction: Writes,
  { actor, account }: { actor: Actor; account: Account },
): Promise<void> {
  // Before the change, whose lock holds up all others.
  await refreshSearch(transaction)
  if (account.what.length === 0) return
  const { name, operation, accountId, requestId } = actor
  const changeId = await recordChange(transaction, account.stale)
  await transaction.insert(audit).values({
    actor: name,
    operation: operation.slice(0, 100),
    accountId,
    requestId: requestId?.slice(0, 100),
    what: account.what.join(', ').slice(0, longestWhat),
    changeId,
  })
}

/** Takes the transaction back. */
class TakenBack extends Error {
  readonly result: Refused
  constructor(result: Refused) {
    super('Taken back')
    this.result = result
  }
}

function isRefused(result: unknown): result is Refused {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
}
