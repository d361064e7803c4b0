import type { Database } from '#database/connect.ts'
import { countFree } from '#features/shop/offer-store.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { placeToken, readPlaceToken } from './place-token.ts'
import {
  addPlaces,
  findAdmitted,
  findOpenWaitingRooms,
  isAdmitted,
  usePlace,
  type WaitingRoom,
} from './waiting-room-store.ts'

/** How old the open waiting rooms and their counts may be: thousands ask for them every second. */
const maxAgeMs = 250

export type Turn = {
  isAdmitted: boolean
  /** How many people are admitted before. */
  ahead: number
  minutes: number
  opensAt: Date | null
  /** How many seats can be bought now. */
  freeSeats: number
}

export type WaitingRooms = ReturnType<typeof createWaitingRooms>

/**
 * The queues in front of events that ask for one. A place is a number that rises in the order of arrival; every origin computes from the same
 * row how many are admitted, so that nothing has to be counted on, and a restart loses no place.
 */
export function createWaitingRooms({
  database,
  getTokenSecret,
}: {
  database: Database
  getTokenSecret: () => Promise<string>
}) {
  const readOpen = rememberOne(() => findOpenWaitingRooms(database))
  const readAdmitted = rememberEach((eventId) => findAdmitted(database, eventId))
  const readFree = rememberEach((eventId) => countFree(database, eventId))
  const nextPlace = createArrivals(database)

  /** The open waiting room of an event, by its number in the ticketing. */
  async function find(eventNumber: number): Promise<WaitingRoom | undefined> {
    return (await readOpen()).find((room) => room.eventNumber === eventNumber)
  }

  async function readNumber({ eventId }: WaitingRoom, place: unknown): Promise<number | null> {
    return readPlaceToken(place, { eventId, secret: await getTokenSecret() })
  }

  async function turnOf(room: WaitingRoom, place: unknown): Promise<Turn | null> {
    const { eventId, opensAt, admissionsPerMinute } = room
    const number = await readNumber(room, place)
    if (number === null) return null
    const [admitted, freeSeats] = await Promise.all([readAdmitted(eventId), readFree(eventId)])
    const ahead = number - 1 - admitted
    return {
      isAdmitted: ahead < 0,
      ahead: Math.max(ahead, 0),
      minutes: Math.ceil((ahead + 1) / admissionsPerMinute),
      opensAt: opensAt.getTime() > Date.now() ? opensAt : null,
      freeSeats,
    }
  }

  return {
    find,

    /** A new place at the end of the queue, for the address of its page. */
    async takePlace({ eventId }: WaitingRoom): Promise<string> {
      const number = await nextPlace(eventId)
      return placeToken({ eventId, number }, await getTokenSecret())
    },

    /** How long somebody with this place still waits; null if it is none of this queue. */
    findTurn: turnOf,

    /** Whether a visitor may choose seats: with an admitted place that nobody else has used. */
    async isAdmitted(room: WaitingRoom, { csrfToken, place }: Visitor): Promise<boolean> {
      const { eventId } = room
      if (csrfToken === '') return (await turnOf(room, place))?.isAdmitted ?? false
      const visitorId = hashId(`waiting ${csrfToken}`)
      if (await isAdmitted(database, { eventId, visitorId })) return true
      const number = await readNumber(room, place)
      if (number === null || number > (await readAdmitted(eventId))) return false
      return usePlace(database, { eventId, number, visitorId })
    },
  }
}

/** `place` is what the address or the form contains. Who has no CSRF token yet has used no place. */
type Visitor = { csrfToken: string; place: unknown }

/** Gives out numbers in the order of the calls, those of the same moment with one statement. */
function createArrivals(database: Database) {
  const queues = new Map<
    number,
    { take: (number: number) => void; fail: (cause: unknown) => void }[]
  >()

  async function giveOut(eventId: number): Promise<void> {
    const waiting = queues.get(eventId)!
    while (waiting.length > 0) {
      const batch = waiting.splice(0)
      try {
        const first = await addPlaces(database, { eventId, count: batch.length })
        for (const [index, { take }] of batch.entries()) take(first + index)
      } catch (cause) {
        for (const { fail } of batch) fail(cause)
      }
    }
    queues.delete(eventId)
  }

  return (eventId: number): Promise<number> =>
    new Promise((take, fail) => {
      const waiting = queues.get(eventId)
      if (waiting) {
        waiting.push({ take, fail })
        return
      }
      queues.set(eventId, [{ take, fail }])
      void giveOut(eventId)
    })
}

function rememberOne<Value>(read: () => Promise<Value>): () => Promise<Value> {
  const readOne = rememberEach(read)
  return () => readOne(0)
}

/** Reads a value again when it is too old; calls in between share one read. A failed read is not remembered. */
function rememberEach<Value>(
  read: (key: number) => Promise<Value>,
): (key: number) => Promise<Value> {
  const known = new Map<number, { value: Promise<Value>; until: number }>()
  return (key) => {
    const found = known.get(key)
    if (found && found.until > performance.now()) return found.value
    const value = read(key)
    known.set(key, { value, until: performance.now() + maxAgeMs })
    value.catch(() => known.delete(key))
    return value
  }
}
