import { contentJson, findModule, modulesInOrder } from '@foyer/schema/documents/document.ts'
import { inverse } from '@foyer/schema/documents/undo/inverse.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  applyTo,
  draftOf,
  editor,
  publishDraft,
  startPage,
  theatre,
  useDocuments,
  type Key,
} from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'
import { documentRevision, documentSnapshot } from '#database/tables/documents.ts'
import { encodeSnapshot } from '#features/pages/documents/snapshot-body.ts'
import { writable } from '#test/test-database.ts'
import { findDocument } from '#features/pages/documents/document-store.ts'
import { forgetRemovedModules } from './forget-removed-modules.ts'

useDocuments()

/** A page from which a headline and a section with a text were removed 100 days ago, before it was published. */
async function startWithRemoved() {
  const key = await startPage()
  const [headline] = modulesInOrder(await draftOf(key))
  const section = addOf('section', {}, { position: 3 })
  const inner = addOf('text', {}, { position: 4 })
  const place = { parent: section.module, column: 0, rank: 'a0' }
  section.modules = {
    ...section.modules,
    [inner.module]: { ...inner.modules[inner.module]!, place },
  }
  await applyTo(key, [section])
  const removals = [
    await remove(key, headline!.id, [headline!.id]),
    await remove(key, section.module, [section.module, inner.module]),
  ]
  await publishDraft(key)
  await letDaysPass(key, 100)
  return { key, removals, removed: [headline!.id, section.module, inner.module] }
}

async function remove(key: Key, module: string, ids: readonly string[]) {
  const draft = await draftOf(key)
  const before = Object.fromEntries(ids.map((id) => [id, findModule(draft, id)!]))
  const operation: Operation = { id: crypto.randomUUID(), type: 'remove', module, before }
  expect(await applyTo(key, [operation])).toMatchObject({ ok: true })
  return operation
}

async function letDaysPass(key: Key, days: number) {
  const { id } = await documentOf(key)
  await writable(theatre.database).execute(sql`
    update document_operation set at = at - ${days} * interval '1 day' where document_id = ${id}`)
}

async function documentOf(key: Key) {
  return (await findDocument(theatre.database, key))!
}

async function kept(key: Key, ids: readonly string[]) {
  const draft = await draftOf(key)
  return ids.map((id) => findModule(draft, id) !== undefined)
}

test('E-03 E-06: what was removed 100 days ago is forgotten, what is shown stays, and an undo still brings it back', async () => {
  const { key, removals, removed } = await startWithRemoved()
  const opened = await documentOf(key)
  const shownBefore = contentJson(await draftOf(key))
  expect(await kept(key, removed)).toEqual([true, true, true])
  await forgetRemovedModules(theatre.database)
  expect(await kept(key, removed)).toEqual([false, false, false])
  expect(contentJson(await draftOf(key))).toBe(shownBefore)
  // Who has it open with what was forgotten has to load it again, which does not make it a changed one.
  expect(await applyTo(key, [], opened.head)).toEqual({ ok: false, problem: 'thinned' })
  const { head } = await documentOf(key)
  expect(await applyTo(key, [], head)).toMatchObject({ ok: true, number: head, operations: [] })
  const { body: waiting } = await theatre.call({
    url: '/de/api/dashboard-publishing/',
    headers: editor.headers,
  })
  const documents = waiting.documents as { slug: string }[]
  expect(documents.map(({ slug }) => slug)).not.toContain(key.slug)
  for (const removal of removals) {
    const undo = inverse(removal, crypto.randomUUID())
    expect(await applyTo(key, [undo])).toMatchObject({ ok: true })
  }
  const restored = modulesInOrder(await draftOf(key)).map(({ id }) => id)
  expect(restored).toEqual(expect.arrayContaining(removed))
})

test('E-06: what was removed 80 days ago is kept', async () => {
  const { key, removed } = await startWithRemoved()
  await letDaysPass(key, -20)
  await forgetRemovedModules(theatre.database)
  expect(await kept(key, removed)).toEqual([true, true, true])
})

test('E-06: what was brought back and removed again since then is kept, with all that is in it', async () => {
  const { key, removals, removed } = await startWithRemoved()
  const [headline, section, inner] = removed
  await applyTo(key, [inverse(removals[1]!, crypto.randomUUID())])
  await remove(key, section!, [section!, inner!])
  await forgetRemovedModules(theatre.database)
  expect(await kept(key, [headline!, section!, inner!])).toEqual([false, true, true])
})

test('E-06: operations that came after the last snapshot still apply', async () => {
  const { key, removed } = await startWithRemoved()
  const [headline, ...others] = removed
  const later: Operation[] = [
    addOf('headline', { content: 'Noch einmal' }, { position: 5 }),
    // Removed already: changes nothing, but is in the log.
    { id: crypto.randomUUID(), type: 'remove', module: headline!, before: {} },
  ]
  expect(await applyTo(key, later)).toMatchObject({ ok: true })
  const before = contentJson(await draftOf(key))
  await forgetRemovedModules(theatre.database)
  expect(contentJson(await draftOf(key))).toBe(before)
  expect(await kept(key, [headline!, ...others])).toEqual([true, false, false])
})

test('E-06: what visitors still see is kept, and so is a section of which a part is mentioned since', async () => {
  const { key, removed } = await startWithRemoved()
  const [headline, section, inner] = removed
  const { id, publishedRevisionId } = await documentOf(key)
  const database = writable(theatre.database)
  // As if the headline had been published before it was removed.
  const draft = await draftOf(key)
  const { isRemoved: _, ...shown } = findModule(draft, headline!)!
  const body = await encodeSnapshot({
    ...draft,
    modules: { ...draft.modules, [headline!]: shown },
  })
  const [snapshot] = await database
    .insert(documentSnapshot)
    .values({ documentId: id, number: null, body })
    .returning({ id: documentSnapshot.id })
  await database
    .update(documentRevision)
    .set({ snapshotId: snapshot!.id })
    .where(eq(documentRevision.id, publishedRevisionId!))
  const again: Operation = {
    id: crypto.randomUUID(),
    type: 'remove',
    module: inner!,
    before: { [inner!]: draft.modules[inner!]! },
  }
  expect(await applyTo(key, [again])).toMatchObject({ ok: true })
  await forgetRemovedModules(theatre.database)
  expect(await kept(key, [headline!, section!, inner!])).toEqual([true, true, true])
})
