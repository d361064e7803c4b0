import { desc, eq } from 'drizzle-orm'
import { expect, expectTypeOf, test } from 'vitest'
import type { Database, Queries } from '#database/connect.ts'
import { saveSetting } from '#database/settings.ts'
import { audit } from '#database/tables/audit.ts'
import { change } from '#database/tables/changes.ts'
import { event } from '#database/tables/events.ts'
import { searchDocument } from '#database/tables/search.ts'
import { shopOrder } from '#database/tables/shop.ts'
import { setting } from '#database/tables/site.ts'
import { getNewestChangeId } from '#features/changes/change-store.ts'
import { addEvent } from '#test/add-event.ts'
import { useTheatre } from '#test/use-theatre.ts'
import type { Actor } from './actor.ts'
import { changeHouse, type WritableTransaction } from './change-house.ts'

const theatre = useTheatre()
const actor: Actor = { name: 'editor', operation: 'test', accountId: 1, requestId: 'req-7' }

test('a change updates the search index, the change feed and the audit log', async () => {
  const { database } = theatre
  const { id } = await addEvent(database, { places: 1 })
  await changeHouse(database, actor, async (transaction) => {
    const title = { de: 'Quittengelee', en: 'Quince jelly' }
    await transaction.update(event).set({ title }).where(eq(event.id, id))
    transaction.changed(`event ${id}`, [`event:${id}`])
  })

  const [lastChange] = await database.select().from(change).orderBy(desc(change.id)).limit(1)
  expect(lastChange!.tags).toEqual([`event:${id}`])
  const [noted] = await database.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(noted).toMatchObject({
    actor: 'editor',
    operation: 'test',
    accountId: 1,
    requestId: 'req-7',
    what: `event ${id}`,
    changeId: lastChange!.id,
  })
  expect(
    await database.$count(searchDocument, eq(searchDocument.title, 'Quittengelee')),
  ).toBeGreaterThan(0)
})

test('a failed change is rolled back and not announced', async () => {
  const { database } = theatre
  const before = await newest()
  const refused = await changeHouse(database, actor, async (transaction) => {
    await saveSetting(transaction, 'half-written', true)
    transaction.changed('a setting', ['settings'])
    return { ok: false, problem: 'no' } as const
  })

  expect(refused).toEqual({ ok: false, problem: 'no' })
  expect(await database.$count(setting, eq(setting.key, 'half-written'))).toBe(0)
  expect(await newest()).toEqual(before)
})

test('work that declares no change fails and is rolled back', async () => {
  const forgetful = changeHouse(theatre.database, actor, (transaction) =>
    saveSetting(transaction, 'forgotten', true),
  )
  await expect(forgetful).rejects.toThrow('test neither declared a change')
  expect(await theatre.database.$count(setting, eq(setting.key, 'forgotten'))).toBe(0)
})

test('audit entries are bounded in length', async () => {
  await changeHouse(theatre.database, actor, async (transaction) => {
    for (let count = 0; count < 1_000; count += 1) transaction.changed(`event ${count}`, [])
  })
  const [noted] = await theatre.database.select().from(audit).orderBy(desc(audit.id)).limit(1)
  expect(noted!.what).toHaveLength(500)
})

test('no other transaction may write content: the types forbid it', () => {
  expectTypeOf<Queries>().not.toExtend<WritableTransaction>()
  expectTypeOf<Database>().not.toExtend<WritableTransaction>()
  expectTypeOf<Parameters<typeof saveSetting>[0]>().toEqualTypeOf<WritableTransaction>()
  const written = (database: Database) =>
    database.transaction(async (transaction) => {
      // @ts-expect-error -- a plain transaction is no WritableTransaction
      await saveSetting(transaction, 'key', 1)
      // @ts-expect-error -- events are content
      await transaction.update(event).set({ status: 'canceled' })
      // @ts-expect-error -- outside of a transaction neither
      await database.delete(event)
      await transaction.update(shopOrder).set({ name: 'orders are none' })
    })
  expect(written).toBeTypeOf('function')
})

async function newest() {
  const { database } = theatre
  return { change: await getNewestChangeId(database), audited: await database.$count(audit) }
}
