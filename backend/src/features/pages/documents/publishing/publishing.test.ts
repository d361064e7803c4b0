import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { addPerson } from '#test/accounts/add-person.ts'
import { change } from '#test/change.ts'
import {
  applyTo,
  draftOf,
  page,
  publishDraft,
  shown,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'
import { runJobs } from '#test/run-jobs.ts'
import { findDocument } from '#features/pages/documents/document-store.ts'
import { listSchedules, saveSchedule, type ScheduledAction } from './schedule-store.ts'

useDocuments()

describe('publishing', () => {
  test('twice at once gives two versions, one after the other', async () => {
    const key = await startPage()
    await draftOf(key)
    expect(await Promise.all([publishDraft(key), publishDraft(key)])).toMatchObject([
      { ok: true },
      { ok: true },
    ])
  })

  test('is done by itself at its time, and ends at its time', async () => {
    const key = await startPage()
    const [headline] = modulesInOrder(await draftOf(key))
    const after = 'Ab heute'
    await applyTo(key, [changeOf(headline!.id, 'content', { before: 'Der Anfang', after })])
    const { id: documentId } = (await findDocument(theatre.database, key))!
    const { id: accountId } = await addPerson(theatre.database, [
      { role: 'publisher', pageId: page.id },
    ])
    const plan = (action: ScheduledAction, at: Date) =>
      change(theatre.database, (transaction) =>
        saveSchedule(transaction, { documentId, action, at, accountId }),
      )
    await plan('publish', new Date(Date.now() + 3_600_000))
    await runScheduled()
    expect(await shown()).toMatchObject({ modules: [{ content: 'Der Anfang' }, {}] })
    await plan('publish', new Date(Date.now() - 1000))
    await runScheduled()
    expect(await shown()).toMatchObject({ modules: [{ content: after }, {}] })
    await plan('unpublish', new Date(Date.now() - 1000))
    await runScheduled()
    expect(await shown()).toBe(404)
    expect(await listSchedules(theatre.database, documentId)).toEqual([])
  })
})

async function runScheduled(): Promise<void> {
  const client = new pg.Client(theatre.url)
  await client.connect()
  await client.query(`select graphile_worker.add_job('publish_scheduled')`)
  await client.end()
  await runJobs(theatre)
}
