import { staleByEvent } from '@foyer/schema/change-tags.ts'
import pg from 'pg'
import { titleOf } from './watch-page.ts'

type Row = { title: object | null; productionId: number | null; listedOnEventIds: number[] }

/** An event whose title can be changed as by an editor; `close` restores it. */
export async function openEvent(databaseUrl: string, id: number) {
  const database = new pg.Client(databaseUrl)
  await database.connect()
  const { rows } = await database.query<Row>(
    `select title, production_id as "productionId",
       array(select id from event as other
         where other.id = event.parent_id or other.production_id = event.production_id) as "listedOnEventIds"
     from event where id = $1`,
    [id],
  )
  const [before] = rows
  if (!before) throw new Error(`There is no event ${id}.`)
  const productionIds = before.productionId === null ? [] : [before.productionId]
  const tags = staleByEvent({ id, productionIds, listedOnEventIds: before.listedOnEventIds })

  /** Returns when the COMMIT was sent. */
  async function save(title: object | null): Promise<number> {
    await database.query('begin')
    await database.query('update event set title = $2 where id = $1', [id, title])
    await database.query('select record_change($1)', [tags])
    const committedAt = performance.now()
    await database.query('commit')
    return committedAt
  }

  return {
    rename: (number: number) => save({ de: titleOf(number), en: titleOf(number) }),
    async close() {
      await save(before.title)
      await database.end()
    },
  }
}
