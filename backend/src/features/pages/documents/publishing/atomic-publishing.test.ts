import { randomUUID } from 'node:crypto'
import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { connect } from '#database/connect.ts'
import {
  siteUrl,
  anna,
  applyTo,
  draftOf,
  shown,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { addOf, changeOf } from '#test/documents/operations.ts'
import { publish } from './publish.ts'

useDocuments()

/** A database whose connection is ended by the server before the statement with this number. */
async function connectUntil(statement: number) {
  const database = connect(theatre.url, { connections: 1 })
  const client = await database.$client.connect()
  const { processID } = client as unknown as { processID: number }
  const send = client.query.bind(client) as (...options: unknown[]) => Promise<unknown>
  let sent = 0
  Object.assign(client, {
    async query(...options: unknown[]) {
      if (++sent === statement) {
        await theatre.database.execute(sql`select pg_terminate_backend(${processID})`)
      }
      return send(...options)
    },
  })
  client.release()
  return database
}

/** All that publishing writes. */
async function readWritten(): Promise<unknown> {
  const { rows } = await theatre.database.execute(sql`
    select (select json_agg(module order by id) from module) as modules,
      (select json_agg(page order by id) from page) as pages,
      (select json_agg(document order by id) from document) as documents,
      (select json_agg(document_revision order by id) from document_revision) as revisions,
      (select count(*) from document_snapshot) as snapshots,
      (select count(*) from audit) as audits,
      (select max(id) from change) as changes`)
  return rows[0]
}

test(
  'publishing that breaks off at any statement has written nothing, and can be repeated',
  { tags: 'slow', timeout: 240_000 },
  async () => {
    const key = await startPage()
    const draft = await draftOf(key)
    const [headline, faq] = modulesInOrder(draft)
    const changes = [
      changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Das Ende' }),
      changeOf(null, 'title', { before: 'Dokument', after: 'Haus' }),
      {
        id: randomUUID(),
        type: 'remove' as const,
        module: faq!.id,
        before: { [faq!.id]: draft.modules[faq!.id]! },
      },
      addOf('quote', { content: 'Wer da?' }, { position: 9 }),
    ]
    expect(await applyTo(key, changes)).toMatchObject({ ok: true })
    const before = await readWritten()
    // A connection that breaks at the first one, `begin`, never comes back from Drizzle.
    let statement = 2
    for (; statement < 100; statement++) {
      const database = await connectUntil(statement)
      const publishing = publish(database, anna, { key, note: '', language: 'de', siteUrl })
      const isPublished = await publishing.then(
        ({ ok }) => ok,
        () => false,
      )
      await database.$client.end()
      if (isPublished) break
      expect(await readWritten(), `broken off at statement ${statement}`).toEqual(before)
    }
    expect(statement).toBeGreaterThan(15)
    expect(statement).toBeLessThan(100)
    expect(await shown()).toMatchObject({
      title: 'Haus',
      modules: [{ content: 'Das Ende' }, { type: 'quote' }],
    })
  },
)
