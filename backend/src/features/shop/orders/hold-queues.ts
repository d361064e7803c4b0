import type { Database } from '#database/connect.ts'
import { findCarts, type CartContents } from '#features/shop/cart/cart-response.ts'
import { grantHolds, type Outcomes } from '#features/shop/grant-holds.ts'
import type { SeatPool } from '#features/shop/hold-store.ts'
import type { Outcome, HoldRequest } from '#features/shop/hold-request.ts'

/** The most requests per transaction: more delay the others by more than they save. */
const batchSize = 64
/** A request that would have to wait behind more than this is refused with `QueueFull`. */
const maxWaiting = 2_000
/** Rounds without a lock on the seat pool; requests that still have no seats then lock it. */
const openRounds = 4
const maxRounds = 12

/** The outcome of a request; if granted, with the contents of the cart. */
export type HoldResult = (Extract<Outcome, { ok: true }> & { held: CartContents }) | Rejection
type Rejection = Extract<Outcome, { ok: false }>

type QueuedRequest = {
  request: HoldRequest
  settle: (result: HoldResult) => void
  fail: (cause: unknown) => void
}

/** Thrown when more requests wait for the same seats than can be served in time. */
export class QueueFull extends Error {}

/**
 * Grants requests in batches per seat pool: while a transaction is running, new requests wait for the next one, which takes them
 * all. So a rush for one event needs few transactions that seldom conflict, and a single visitor never waits. Other origins do
 * the same; between them the primary key of `taken_place` decides.
 */
export function createHoldQueues(database: Database) {
  const queues = new Map<string, QueuedRequest[]>()
  const pending = new Map<string, { contentHash: string; result: Promise<HoldResult> }>()

  async function processQueue(name: string, queue: QueuedRequest[]): Promise<void> {
    while (queue.length > 0) await processBatch(database, queue.splice(0, batchSize))
    queues.delete(name)
  }

  function enqueue(request: HoldRequest): Promise<HoldResult> {
    const { eventJetId, seatGroup, blockId } = request.seatPool
    const name = `${eventJetId} ${seatGroup} ${blockId}`
    const queue = queues.get(name)
    if (queue && queue.length >= maxWaiting) throw new QueueFull()
    return new Promise((settle, fail) => {
      const waiting = { request, settle, fail }
      if (queue) queue.push(waiting)
      else {
        const started = [waiting]
        queues.set(name, started)
        void processQueue(name, started)
      }
    })
  }

  return {
    async grant(request: HoldRequest): Promise<HoldResult> {
      const { requestKey, contentHash } = request
      const twin = pending.get(requestKey)
      if (twin)
        return twin.contentHash === contentHash
          ? twin.result
          : { ok: false, code: 'idempotency_key_reused' }
      const result = enqueue(request)
      pending.set(requestKey, { contentHash, result })
      try {
        return await result
      } finally {
        pending.delete(requestKey)
      }
    },
  }
}

async function processBatch(database: Database, waiting: QueuedRequest[]): Promise<void> {
  let open = waiting
  try {
    for (let round = 1; open.length > 0 && round <= maxRounds; round += 1) {
      open = await processRound(database, { open, isLocked: round > openRounds })
    }
    if (open.length > 0) throw new QueueFull()
  } catch (cause) {
    for (const { fail } of open) fail(cause)
  }
}

/** Runs one transaction for all; returns the requests that lost their seats to another origin. */
async function processRound(
  database: Database,
  { open, isLocked }: { open: QueuedRequest[]; isLocked: boolean },
): Promise<QueuedRequest[]> {
  const seatPool: SeatPool = open[0]!.request.seatPool
  const requests = open.map(({ request }) => request)
  const outcomes = await grantHolds(database, { seatPool, requests, isLocked }).catch(
    (cause: unknown): Outcomes => {
      if (isDeadlock(cause)) return new Map()
      throw cause
    },
  )
  const granted = [...outcomes.values()].flatMap((outcome) => (outcome?.ok ? outcome.cartId : []))
  const cartOf = await findCarts(database, granted)
  return open.filter(({ request, settle }) => {
    const outcome = outcomes.get(request)
    if (!outcome) return true
    settle(outcome.ok ? { ...outcome, held: cartOf(outcome.cartId) } : outcome)
    return false
  })
}

/** PostgreSQL aborted one of two deadlocked transactions; it was rolled back. */
function isDeadlock(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code === '40P01'
}
