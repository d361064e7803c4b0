import type { Database } from '#database/connect.ts'
import { findCarts, type HeldCart } from '#features/shop/cart/cart-answer.ts'
import { grantWishes, type Outcomes } from '#features/shop/grant-wishes.ts'
import type { Desk } from '#features/shop/hold-store.ts'
import type { Outcome, Wish } from '#features/shop/wish.ts'

/** Wishes that one transaction takes: more make the others wait longer than they save. */
const mostAtOnce = 64
/** Who waits behind more than these is sent away. */
const mostWaiting = 2_000
/** Rounds in which everybody takes what he finds; who still has nothing then asks the others to wait. */
const openRounds = 4
const mostRounds = 12

/** What became of a wish; a granted one with all that the cart holds now. */
export type Answer = (Extract<Outcome, { ok: true }> & { held: HeldCart }) | Refused
type Refused = Extract<Outcome, { ok: false }>

type Waiting = {
  wish: Wish
  settle: (answer: Answer) => void
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
  const underWay = new Map<string, { content: string; answer: Promise<Answer> }>()

  async function serve(name: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await serveSome(database, queue.splice(0, mostAtOnce))
    queues.delete(name)
  }

  function enqueue(wish: Wish): Promise<Answer> {
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
    async grant(wish: Wish): Promise<Answer> {
      const { requestKey, content } = wish
      const twin = underWay.get(requestKey)
      if (twin) return twin.content === content ? twin.answer : { ok: false, code: 'key_reused' }
      const answer = enqueue(wish)
      underWay.set(requestKey, { content, answer })
      try {
        return await answer
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

/** One transaction for all; answers with those who found nothing because another was quicker. */
async function serveRound(
  database: Database,
  { open, isLocked }: { open: Waiting[]; isLocked: boolean },
): Promise<Waiting[]> {
  const desk: Desk = open[0]!.wish.desk
  const wishes = open.map(({ wish }) => wish)
  const outcomes = await grantWishes(database, { desk, wishes, isLocked }).catch(
    (cause: unknown): Outcomes => {
      if (isDeadlock(cause)) return new Map()
      throw cause
    },
  )
  const granted = [...outcomes.values()].flatMap((outcome) => (outcome?.ok ? outcome.cartId : []))
  const cartOf = await findCarts(database, granted)
  return open.filter(({ wish, settle }) => {
    const outcome = outcomes.get(wish)
    if (!outcome) return true
    settle(outcome.ok ? { ...outcome, held: cartOf(outcome.cartId) } : outcome)
    return false
  })
}

/** PostgreSQL has ended one of two that wait for each other; what it had done is taken back. */
function isDeadlock(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as { code?: string }
  return code === '40P01'
}
