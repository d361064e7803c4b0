import { contentJson, modulesInOrder } from '@foyer/schema/documents/document.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  applyTo,
  draftOf,
  publishDraft,
  shown,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'
import { writable } from '#test/test-database.ts'
import { findDocument } from '#features/pages/documents/document-store.ts'
import { listRevisions } from '#features/pages/documents/revision-store.ts'
import { thinDocuments } from './thin-documents.ts'

useDocuments()

/** A page whose headline was changed 250 times, once a minute, a hundred days ago, and published at the 130th. */
async function editOften() {
  const key = await startPage()
  const [headline] = modulesInOrder(await draftOf(key))
  let before = 'Der Anfang'
  for (let change = 1; change <= 250; change++) {
    const after = `Fassung ${change}`
    await applyTo(key, [changeOf(headline!.id, 'content', { before, after })], change - 1)
    before = after
    if (change === 130) await publishDraft(key)
  }
  const found = (await findDocument(theatre.database, key))!
  await writable(theatre.database).execute(sql`
    update document_operation set at = date_trunc('hour', now()) - interval '100 days' + number * interval '1 minute'
    where document_id = ${found.id}`)
  return { key, id: found.id }
}

async function listNumbers(table: 'document_operation' | 'document_snapshot', id: number) {
  const { rows } = await theatre.database.execute<{ number: number }>(sql`
    select number from ${sql.raw(table)} where document_id = ${id} and number is not null order by number`)
  return rows.map(({ number }) => number)
}

test('E-08: of an old history one operation an hour stays; the draft and all versions are as they were', async () => {
  const { key, id } = await editOften()
  const draft = contentJson(await draftOf(key))
  expect(await listNumbers('document_snapshot', id)).toEqual([0, 100, 130, 200])
  await thinDocuments(theatre.database)
  expect(await listNumbers('document_snapshot', id)).toEqual([0, 100, 130, 200])
  const numbers = await listNumbers('document_operation', id)
  // The last of each hour, those with a snapshot, and what the draft is made of.
  expect(numbers.filter((number) => number <= 200)).toEqual([59, 100, 119, 130, 179, 200])
  expect(numbers.filter((number) => number > 200)).toHaveLength(50)
  expect(contentJson(await draftOf(key))).toBe(draft)
  const [published] = await listRevisions(theatre.database, id)
  expect(await shown(published!.id)).toMatchObject({ modules: [{ content: 'Fassung 130' }, {}] })
  expect(await applyTo(key, [], 10)).toEqual({ ok: false, problem: 'thinned' })
  expect(await applyTo(key, [], 210)).toMatchObject({ ok: true, number: 250 })
}, 120_000)

test('what is younger than 90 days stays whole', async () => {
  const { id } = await editOften()
  await writable(theatre.database).execute(
    sql`update document_operation set at = at + interval '20 days' where document_id = ${id}`,
  )
  await thinDocuments(theatre.database)
  expect(await listNumbers('document_operation', id)).toHaveLength(250)
}, 120_000)
