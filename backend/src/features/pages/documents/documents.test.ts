import { randomUUID } from 'node:crypto'
import { contentJson, emptyDocument, modulesInOrder } from '@foyer/schema/documents/document.ts'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { describe, expect, test } from 'vitest'
import {
  anna,
  applyTo,
  count,
  draftOf,
  editor,
  page,
  publishDraft,
  shown,
  startPage,
  textOf,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { addOf, changeOf } from '#test/documents/operations.ts'
import { applyOperations } from './apply-operations.ts'
import { findDocument } from './document-store.ts'
import { reviseDraft } from './revise-draft.ts'
import { listRevisions } from './revision-store.ts'
import { unpublish } from './publishing/unpublish.ts'

useDocuments()

describe('E-08: a document', () => {
  test('is made of what is published, and publishing it unchanged changes nothing', async () => {
    const key = await startPage()
    const before = await shown()
    const draft = await draftOf(key)
    expect(draft.fields).toMatchObject({ title: 'Dokument' })
    expect(modulesInOrder(draft).map(({ kind }) => kind)).toEqual(['headline', 'faq'])
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    expect(await shown()).toEqual(before)
    expect(contentJson(await draftOf(key))).toBe(contentJson(draft))
  })

  test('E-09: visitors see a change when it is published, and modules keep their number', async () => {
    const key = await startPage()
    const [headline] = modulesInOrder(await draftOf(key))
    const add = addOf('text', { content: textOf('Neu') }, { position: 5 })
    await applyTo(key, [
      changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Das Ende' }),
      changeOf(null, 'title', { before: 'Dokument', after: 'Haus' }),
      add,
    ])
    expect(await shown()).toMatchObject({
      title: 'Dokument',
      modules: [{ content: 'Der Anfang' }, {}],
    })
    expect(await publishDraft(key, 'Zum Saisonbeginn')).toMatchObject({ ok: true })
    expect(await shown()).toMatchObject({
      title: 'Haus',
      modules: [
        { id: page.moduleIds[0], content: 'Das Ende', revision: 2 },
        { id: page.moduleIds[1], revision: 1 },
        { type: 'text', content: '<p>Neu</p>' },
      ],
    })
  })

  test('the same operation twice is one, and the answer has what the caller does not know', async () => {
    const key = await startPage()
    const operations = [addOf('quote', {}), addOf('quote', {}, { position: 1 })]
    const first = await applyTo(key, operations)
    const second = await applyTo(key, operations, 1)
    expect([first, second]).toMatchObject([
      { ok: true, number: 2, operations: [{ number: 1 }, { number: 2 }] },
      { ok: true, number: 2, operations: [{ number: 2 }] },
    ])
  })

  test('of two changes of one field the first is kept; the rejection contains both texts, author and time', async () => {
    const key = await startPage()
    const [headline] = modulesInOrder(await draftOf(key))
    const before = 'Der Anfang'
    const mine = changeOf(headline!.id, 'content', { before, after: 'Meins' })
    const other = changeOf(headline!.id, 'content', { before, after: 'Deins' })
    const { rows } = await theatre.database.$client.query<{ id: number }>(
      `select id from account where username = 'redaktion'`,
    )
    await applyOperations(
      theatre.database,
      { ...anna, accountId: rows[0]!.id },
      { key, operations: [mine], since: 0, language: 'de' },
    )
    const added = addOf('quote', {})
    expect(await applyTo(key, [added, other])).toMatchObject({
      ok: false,
      problem: 'conflict',
      rejections: [
        {
          operation: other.id,
          path: ['content'],
          base: before,
          current: 'Meins',
          incoming: 'Deins',
          by: 'Renate Aigner',
          at: expect.stringContaining('T'),
        },
      ],
      operations: [{ operation: { id: mine.id } }],
    })
    expect(Object.keys((await draftOf(key)).modules)).not.toContain(added.module)
  })

  test.each<[string, Operation]>([
    ['an unknown kind', addOf('hologramm', {})],
    ['an unknown field', addOf('quote', { nonsense: 'x' })],
    ['a field of another type', addOf('quote', { content: 7 })],
    ['too long a text', addOf('headline', { content: 'x'.repeat(10_000) })],
    ['an item without its rank', addOf('faq', { items: { [randomUUID()]: { fields: {} } } })],
    ['a dangerous link', addOf('link', { link: 'javascript:alert(1)' })],
    ['a field of the page that is not there', changeOf(null, 'id', { after: 7 })],
  ])('E-04: %s is refused', async (_, operation) => {
    const key = await startPage()
    expect(await applyTo(key, [operation])).toMatchObject({ ok: false, problem: 'invalid' })
    expect((await findDocument(theatre.database, key))?.head ?? 0).toBe(0)
  })

  test('E-04: a draft may be incomplete, what is published may not', async () => {
    const key = await startPage()
    const add = addOf('quote', {})
    expect(await applyTo(key, [add])).toMatchObject({ ok: true })
    expect(await publishDraft(key)).toMatchObject({
      ok: false,
      problem: 'invalid',
      problems: [{ module: add.module, field: 'content' }],
    })
    expect(await shown()).toMatchObject({ modules: [{}, {}] })
  })

  test('E-08: versions are listed, shown, restored and discarded', async () => {
    const key = await startPage()
    const [headline, faq] = modulesInOrder(await draftOf(key))
    const before = { [faq!.id]: (await draftOf(key)).modules[faq!.id]! }
    await applyTo(key, [
      changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Das Ende' }),
      { id: randomUUID(), type: 'remove', module: faq!.id, before },
    ])
    await publishDraft(key, 'Ohne Fragen')
    const { id } = (await findDocument(theatre.database, key))!
    const revisions = await listRevisions(theatre.database, id)
    expect(revisions).toMatchObject([
      { type: 'published', note: 'Ohne Fragen' },
      { type: 'published', note: '' },
    ])
    const first = revisions[1]!.id
    expect(await shown(first)).toMatchObject({
      modules: [{ id: page.moduleIds[0], content: 'Der Anfang' }, { id: page.moduleIds[1] }],
    })
    const options = { key, revisionId: first }
    expect(await reviseDraft(theatre.database, anna, options)).toMatchObject({ ok: true })
    expect(await shown()).toMatchObject({ modules: [{ content: 'Das Ende' }] })
    await publishDraft(key)
    // The module that comes back has its number again.
    expect(await shown()).toMatchObject({
      modules: [{ content: 'Der Anfang' }, { id: page.moduleIds[1] }],
    })
    const published = contentJson(await draftOf(key))
    await applyTo(key, [addOf('quote', {})])
    await reviseDraft(theatre.database, anna, { key, revisionId: undefined })
    expect(contentJson(await draftOf(key))).toBe(published)
  })

  test('M-11: an unpublished page is not found, and has its path again when published', async () => {
    const key = await startPage()
    const before = await shown()
    await unpublish(theatre.database, anna, { key, note: 'Umbau' })
    expect(await shown()).toBe(404)
    expect((await theatre.call(`/en/pageeditor-api/page/document-${count}`)).status).toBe(200)
    await publishDraft(key)
    expect(await shown()).toMatchObject({
      ...(before as object),
      modules: [{ id: page.moduleIds[0] }, { id: page.moduleIds[1] }],
    })
  })

  test('M-02: a call of a kind is published at once and merged into the draft', async () => {
    const key = await startPage()
    const [headline, faq] = modulesInOrder(await draftOf(key))
    await applyTo(key, [changeOf(headline!.id, 'preline', { before: '', after: 'Im Entwurf' })])
    const saved = await editor.send({
      url: `/de/pageeditor-api/headline/${page.moduleIds[0]}/`,
      payload: { content: 'Sofort' },
    })
    expect(saved.status).toBe(200)
    const payload = { slug: page.slug, content: 'Dazu', order: 0 }
    expect((await editor.send({ url: '/de/pageeditor-api/headline', payload })).status).toBe(201)
    expect(await shown()).toMatchObject({ modules: [{ content: 'Sofort', preline: '' }, {}, {}] })
    const draft = await draftOf(key)
    expect(modulesInOrder(draft)).toMatchObject([
      { id: headline!.id, fields: { content: 'Sofort', preline: 'Im Entwurf' } },
      { fields: { content: 'Dazu' } },
      { id: faq!.id, fields: faq!.fields },
    ])
  })

  test('E-10: a change on top of what a call of a kind has written meanwhile conflicts with it', async () => {
    const key = await startPage()
    const [headline] = modulesInOrder(await draftOf(key))
    const written = await editor.send({
      url: `/de/pageeditor-api/headline/${page.moduleIds[0]}/`,
      payload: { content: 'Von außen' },
    })
    expect(written.status).toBe(200)
    const mine = changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Meins' })
    expect(await applyTo(key, [mine])).toMatchObject({
      ok: false,
      problem: 'conflict',
      rejections: [{ base: 'Der Anfang', current: 'Von außen', incoming: 'Meins' }],
    })
  })

  test('is the same after many operations and snapshots', async () => {
    const key = await startPage()
    const module = randomUUID()
    await applyTo(key, [addOf('headline', { content: '0' }, { module })])
    for (let start = 0; start < 250; start += 25) {
      const changes = Array.from({ length: 25 }, (_, index) =>
        changeOf(module, 'content', { before: `${start + index}`, after: `${start + index + 1}` }),
      )
      expect(await applyTo(key, changes)).toMatchObject({ ok: true })
    }
    expect((await draftOf(key)).modules[module]!.fields.content).toBe('250')
  })
})

test('an unknown container has no document', async () => {
  const key = { slug: 'page-999999', locale: 'de' } as const
  expect(await applyTo(key, [])).toEqual({ ok: false, problem: 'unknown-document' })
  expect(contentJson(emptyDocument)).toBe('{"fields":{},"modules":{}}')
})
