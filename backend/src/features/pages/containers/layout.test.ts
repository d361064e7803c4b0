import { randomUUID } from 'node:crypto'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { describe, expect, test } from 'vitest'
import {
  applyTo,
  count,
  draftOf,
  editor,
  publishDraft,
  startPage,
  theatre,
  useDocuments,
  type Key,
} from '#test/documents/edited-page.ts'
import { addOf, changeOf } from '#test/documents/operations.ts'

useDocuments()

type Shown = { layout: string; columns: unknown[]; modules: Record<string, unknown>[] }

/** The page as visitors get it, and its container, which shows the same. */
async function shown(locale = 'de', version = ''): Promise<Shown> {
  const path = locale === 'de' ? `dokument-${count}` : `document-${count}`
  const headers = version ? editor.headers : {}
  const page = await theatre.call({
    url: `/${locale}/pageeditor-api/page/${path}${version}`,
    headers,
  })
  const { slug } = currentKey
  const held = await theatre.call({
    url: `/${locale}/pageeditor-api/container/by-slug/${slug}${version}`,
    headers,
  })
  expect(held.body.layout).toBe(page.body.layout)
  const { layout, modules } = page.body as Shown
  return { layout, modules, columns: held.body.columns as unknown[] }
}

let currentKey: Key

async function start(): Promise<Key> {
  currentKey = await startPage()
  return currentKey
}

const layoutTo = (after: string, before?: string): Operation =>
  changeOf(null, 'layout', { after, ...(before !== undefined && { before }) })

function quoteIn(column: number, content: string): Operation {
  const add = addOf('quote', { content })
  const module = add.modules[add.module]!
  const place = { parent: null, column, rank: 'a0' }
  return { ...add, modules: { [add.module]: { ...module, place } } }
}

describe('E-03 M-02: the layout of a container', () => {
  test.each(['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'])(
    '%s is written in the draft and shown when it is published',
    async (layout) => {
      const key = await start()
      expect(await applyTo(key, [layoutTo(layout)])).toMatchObject({ ok: true })
      expect((await shown()).layout).toBe('')
      expect(await publishDraft(key)).toMatchObject({ ok: true })
      const after = await shown()
      expect(after.layout).toBe(layout)
      expect(after.columns).toMatchObject(
        layout.split('-').map((classes, index) => ({ index, classes })),
      )
    },
  )

  test('modules at the top level are in its columns, in order', async () => {
    const key = await start()
    await applyTo(key, [
      quoteIn(2, 'rechts'),
      quoteIn(1, 'Mitte'),
      layoutTo('33-33-33'),
      addOf('section', { layout: '50-50' }, { position: 8 }),
    ])
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    const { columns, modules } = await shown()
    const ids = modules.map(({ id }) => id)
    expect(modules.map(({ type, column }) => [type, column])).toEqual([
      ['headline', null],
      ['faq', null],
      ['section', null],
      ['quote', 1],
      ['quote', 2],
    ])
    expect(columns).toEqual([
      { index: 0, classes: '33', children: ids.slice(0, 3) },
      { index: 1, classes: '33', children: [ids[3]] },
      { index: 2, classes: '33', children: [ids[4]] },
    ])
    // A narrower layout loses none of them.
    await applyTo(key, [layoutTo('67-33', '33-33-33')])
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    expect((await shown()).columns).toMatchObject([
      { children: ids.slice(0, 3) },
      { children: [ids[3], ids[4]] },
    ])
  })

  test('belongs to one language, as the modules in its columns', async () => {
    const german = await start()
    await applyTo(german, [layoutTo('67-33')])
    await publishDraft(german)
    expect([(await shown('de')).layout, (await shown('en')).layout]).toEqual(['67-33', ''])
  })

  test('of two different layouts the first is kept, and the same one twice is no conflict', async () => {
    const key = await start()
    await applyTo(key, [layoutTo('67-33')])
    expect(await applyTo(key, [layoutTo('67-33')])).toMatchObject({ ok: true })
    expect(await applyTo(key, [layoutTo('50-50')])).toMatchObject({
      ok: false,
      problem: 'conflict',
      rejections: [{ path: ['layout'], current: '67-33', incoming: '50-50' }],
    })
    expect(await applyTo(key, [changeOf(null, 'title', { before: 'Dokument', after: 'Haus' })]))
      // Another field of the same document merges.
      .toMatchObject({ ok: true })
    expect((await draftOf(key)).fields).toMatchObject({ layout: '67-33', title: 'Haus' })
  })

  test.each([
    ['another width', '20-80'],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(10_000)],
    ['a number', 7],
  ])('%s is no layout', async (_, layout) => {
    const key = await start()
    expect(await applyTo(key, [layoutTo(layout as string)])).toMatchObject({
      ok: false,
      problem: 'invalid',
      problems: [{ module: null, field: 'layout' }],
    })
  })

  test('E-06 E-08: is part of versions, discarded with the draft and restored with a version', async () => {
    const key = await start()
    await applyTo(key, [layoutTo('67-33')])
    const first = await publishDraft(key)
    await applyTo(key, [layoutTo('50-50', '67-33')])
    await publishDraft(key)
    if (!first.ok) throw new Error('The draft was not published')
    expect((await shown('de', `?version_id=${first.revisionId}`)).layout).toBe('67-33')
    const url = `/de/pageeditor-api/document/${key.slug}/restore`
    const restored = await editor.send({ url, payload: { version_id: first.revisionId } })
    expect(restored.body.fields).toMatchObject({ layout: '67-33' })
    expect((await shown()).layout).toBe('50-50')
    const discarded = await editor.send({ url, payload: { version_id: null } })
    expect(discarded.body.fields).toMatchObject({ layout: '50-50' })
    const differences = await theatre.call({
      url: `/de/pageeditor-api/document/${key.slug}/differences?from=${first.revisionId}`,
      headers: editor.headers,
    })
    expect(differences.body).toMatchObject([
      { type: 'changed', module: null, path: ['layout'], before: '67-33', after: '50-50' },
    ])
  })

  test('unset, there is one column again', async () => {
    const key = await start()
    await applyTo(key, [layoutTo('67-33')])
    await publishDraft(key)
    const unset = {
      id: randomUUID(),
      type: 'change',
      module: null,
      path: ['layout'],
      before: '67-33',
    } as const
    expect(await applyTo(key, [unset])).toMatchObject({ ok: true })
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    expect((await shown()).layout).toBe('')
  })

  test('is kept when a call of a kind writes what is published, and so are the columns of modules', async () => {
    const key = await start()
    await applyTo(key, [layoutTo('67-33'), quoteIn(1, 'rechts')])
    await publishDraft(key)
    const { id } = (await shown()).modules.find(({ type }) => type === 'quote')!
    const url = `/de/pageeditor-api/quote/${String(id)}/`
    const saved = await editor.send({ url, payload: { content: 'neu' } })
    expect([saved.status, saved.body]).toMatchObject([200, { content: 'neu', column: 1 }])
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    const after = await shown()
    expect(after).toMatchObject({ layout: '67-33', columns: [{}, { children: [id] }] })
    expect(after.modules.find(({ type }) => type === 'quote')).toMatchObject({ content: 'neu' })
  })
})
