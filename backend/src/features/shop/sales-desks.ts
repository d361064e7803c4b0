import type { Database } from '#database/connect.ts'
import { grantWishes } from './grant-wishes.ts'
import type { Desk } from './hold-store.ts'
import type { Outcome, Wish } from './wish.ts'

/** Wishes that one transaction takes: more make the others wait longer than they save. */
const mostAtOnce = 64
/** Who waits behind more than these is sent away. */
const mostWaiting = 2_000
/** Rounds in which everybody takes what he finds; who still has nothing then asks the others to wait. */
const openRounds = 4
const mostRounds = 12

type Waiting = {
  wish: Wish
  settle: (outcome: Outcome) => void
  fail: (cause: unknown) => void
}

/** Thrown when more people wait for the same seats than can be served in time. */
export class CrowdedDesk extends Error {}

/**
 * Grants wishes, those of one desk together: while a transaction is under way, whoever comes waits for the next, which takes all
 * of them. So a rush on one event costs few transactions and these hardly ever stand in each other’s way; a single visitor
 * waits for nobody. Other origins do the same: between them the primary key of `taken_place` decides.
 */
export function createSalesDesks(database: Database) {
  const queues = new Map<string, Waiting[]>()
  const underWay = new Map<string, { content: string; outcome: Promise<Outcome> }>()

  async function serve(name: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await serveSome(database, queue.splice(0, mostAtOnce))
    queues.delete(name)
  }

  function enqueue(wish: Wish): Promise<Outcome> {
    const { eventJetId, seatGroup, blockId } = wish.desk
    const name = `${eventJetId} ${seatGroup} ${blockId}`
    const queue = queues.get(name)
    if (queue && queue.length >= mostWaiting) throw new CrowdedDesk()
    return new Promise((settle, fail) => {
      const waiting = { wish, settle, fail }
      if (queue) queue.push(waiting)
      else {
        const started = [waiting]
        queues.set(name, started)
        void serve(name, started)
      }
    })
  }

  return {
    async grant(wish: Wish): Promise<Outcome> {
      const { requestKey, content } = wish
      const twin = underWay.get(requestKey)
      if (twin) return twin.content === content ? twin.outcome : { ok: false, code: 'key_reused' }
      const outcome = enqueue(wish)
      underWay.set(requestKey, { content, outcome })
      try {
        return await outcome
      } finally {
        underWay.delete(requestKey)
      }
    },
  }
}

async function serveSome(database: Database, waiting: Waiting[]): Promise<void> {
  let open = waiting
  try {
    for (let round = 1; open.length > 0 && round <= mostRounds; round += 1) {
      open = await serveRound(database, { open, isLocked: round > openRounds })
    }
    if (open.length > 0) throw new CrowdedDesk()
  } catch (cause) {
    for (const { fail } of open) fail(cause)
  }
}

/** One transaction for all; answers those who found nothing because another was quicker. */
async function serveRound(
  database: Database,
  { open, isLocked }: { open: Waiting[]; isLocked: boolean },
): Promise<Waiting[]> {
  const desk: Desk = open[0]!.wish.desk
  const wishes = open.map(({ wish }) => wish)
  try {
    const outcomes = await grantWishes(database, { desk, wishes, isLocked })
    return open.filter(({ wish, settle }) => {
      const outcome = outcomes.get(wish)
      if (outcome) settle(outcome)
      return !outcome
    })
  } catch (cause) {
    if (isDeadlock(cause)) return open
    throw cause
  }
}

/** PostgreSQL has ended one of two that wait for each other; what it had done is taken back. */
function isDeadlock(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code === '40P01'
}
