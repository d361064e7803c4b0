import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTheatre } from '#test/use-theatre.ts'
import { lockSeatPool } from '#features/shop/hold-store.ts'
import { lockForTransaction, lockKey, type LockPurpose } from './advisory-lock.ts'

const theatre = useTheatre()
// The type check requires every purpose.
const every: Record<LockPurpose, true> = {
  changeOrder: true,
  clock: true,
  search: true,
  preparation: true,
  seatPool: true,
  mails: true,
  buyer: true,
  favouriteMails: true,
  pageTree: true,
  openingHours: true,
  roles: true,
  testTemplate: true,
}
const purposes = Object.keys(every) as LockPurpose[]

test('no two purposes share a number', () => {
  const namespaces = purposes.map((purpose) => lockKey(purpose)[0])
  expect(new Set(namespaces).size).toBe(purposes.length)
})

test.each([1, 2, 3])(
  'the lock of seat group %i of event 1911 does not collide with a lock of another purpose',
  async (seatGroup) => {
    const { database } = theatre
    await database.transaction(async (transaction) => {
      // As older versions held them, and as they are held now.
      await transaction.execute(sql`
        select pg_advisory_xact_lock(1911, 1), pg_advisory_xact_lock(1911, 2), pg_advisory_xact_lock(1911, 3)`)
      for (const purpose of ['changeOrder', 'clock', 'search'] as const) {
        await lockForTransaction(transaction, purpose)
      }
      const locked = database.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '1s'`)
        await lockSeatPool(other, { eventJetId: 1911, seatGroup, blockId: null })
      })
      await expect(locked).resolves.toBeUndefined()
    })
  },
)

test('the database function `record_change` uses the lock of the registry', async () => {
  const { rows } = await theatre.database.execute<{ prosrc: string }>(
    sql`select prosrc from pg_proc where proname = 'record_change'`,
  )
  expect(rows[0]!.prosrc).toContain(`pg_advisory_xact_lock(${lockKey('changeOrder').join(', ')})`)
})
