import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { editor, shown, startPage, theatre, useDocuments } from '#test/documents/edited-page.ts'
import { addOf, changeOf } from '#test/documents/operations.ts'

useDocuments()

/** The calls for a document of a new page. */
async function startCalls() {
  const { slug } = await startPage()
  const path = `/de/pageeditor-api/document/${slug}`
  const get = (below = '') => theatre.call({ url: path + below, headers: editor.headers })
  const post = (below: string, payload: object) => editor.send({ url: path + below, payload })
  const { body } = await get()
  const headline = Object.keys(body.modules).find((id) => body.modules[id].kind === 'headline')
  const change = (before: string, after: string) =>
    changeOf(headline!, 'content', { before, after })
  return { slug, get, post, headline: headline!, change }
}

describe('X-10: the calls for documents', () => {
  test('E-08: change, publish, list, compare and restore', async () => {
    const { get, post, headline, change } = await startCalls()
    const operations = [change('Der Anfang', 'Der zweite Anfang')]
    const applied = await post('/operations', { since: 0, operations })
    expect([applied.status, applied.body]).toMatchObject([
      200,
      { number: 1, operations: [{ number: 1, operation: operations[0] }] },
    ])
    expect((await get()).body).toMatchObject({ number: 1, is_changed: true })
    expect((await get('/differences')).body).toMatchObject([
      {
        type: 'changed',
        module: headline,
        path: ['content'],
        before: 'Der Anfang',
        after: 'Der zweite Anfang',
        words: [
          { text: 'Der ', change: 'none' },
          { text: 'zweite ', change: 'added' },
          { text: 'Anfang', change: 'none' },
        ],
      },
    ])
    const published = await post('/publish', { note: 'Neu' })
    expect(published.status).toBe(200)
    expect(await shown()).toMatchObject({ modules: [{ content: 'Der zweite Anfang' }, {}] })
    const { body: versions } = await get('/versions')
    expect(versions).toMatchObject([
      { id: published.body.version_id, type: 'published', note: 'Neu', author: 'Renate Aigner' },
      { type: 'published', note: '' },
    ])
    expect(
      (await get(`/differences?from=${versions[1].id}&to=${versions[0].id}`)).body,
    ).toHaveLength(1)
    const restored = await post('/restore', { version_id: versions[1].id })
    expect(restored.body.modules[headline].fields.content).toBe('Der Anfang')
    expect((await post('/restore', { version_id: 999_999 })).status).toBe(404)
    const discarded = await post('/restore', { version_id: null })
    expect(discarded.body).toMatchObject({
      is_changed: false,
      modules: { [headline]: { fields: { content: 'Der zweite Anfang' } } },
    })
    const offline = await post('/unpublish', {})
    expect(offline.body).toMatchObject({ version_id: null, is_changed: true })
    expect(await shown()).toBe(404)
  })

  test('E-08: what was added or removed is compared with all its texts', async () => {
    const { get, post, headline } = await startCalls()
    const { body } = await get()
    const removed = { [headline]: body.modules[headline] }
    const operations = [
      addOf('headline', { content: 'Neu', subline: 'Lustspiel' }),
      { id: randomUUID(), type: 'remove', module: headline, before: removed },
    ]
    expect((await post('/operations', { since: 0, operations })).status).toBe(200)
    expect((await get('/differences')).body).toMatchObject([
      { type: 'added', words: [{ text: 'Neu\nLustspiel', change: 'added' }] },
      { type: 'removed', words: [{ text: 'Der Anfang', change: 'removed' }] },
    ])
  })

  test('E-06: a removed module is part of the draft, so that who opens it again can restore it', async () => {
    const { get, post, headline } = await startCalls()
    const modules = { [headline]: (await get()).body.modules[headline] }
    const remove = { id: randomUUID(), type: 'remove', module: headline, before: modules }
    await post('/operations', { since: 0, operations: [remove] })
    await post('/publish', {})
    const { body } = await get()
    expect(body.modules).toMatchObject({ [headline]: { isRemoved: true } })
    const restore = { id: randomUUID(), type: 'restore', module: headline, modules }
    await post('/operations', { since: body.number, operations: [restore] })
    expect((await get()).body.modules[headline]).toEqual(modules[headline])
  })

  test('E-10: a conflict carries both texts, who and when, and what the caller has missed', async () => {
    const { post, change } = await startCalls()
    await post('/operations', { since: 0, operations: [change('Der Anfang', 'Eins')] })
    const { status, body } = await post('/operations', {
      since: 0,
      operations: [change('Der Anfang', 'Zwei')],
    })
    expect([status, body]).toMatchObject([
      409,
      {
        detail: expect.any(String),
        number: 1,
        rejections: [
          { base: 'Der Anfang', current: 'Eins', incoming: 'Zwei', by: 'Renate Aigner' },
        ],
        operations: [{ number: 1 }],
      },
    ])
  })

  test('E-04: what is missing is named before publishing, in the language of the editor', async () => {
    const { post } = await startCalls()
    const empty = addOf('headline', { content: '' })
    await post('/operations', { since: 0, operations: [empty] })
    const { status, body } = await post('/publish', {})
    expect([status, body.problems]).toEqual([
      400,
      [{ module: empty.module, field: 'content', messages: ['Dieses Feld ist ein Pflichtfeld!'] }],
    ])
  })

  test('are scheduled, and not any more', async () => {
    const { post } = await startCalls()
    const at = '2030-03-31T01:30:00+01:00'
    const planned = await post('/schedule', { action: 'publish', at })
    expect(planned.body.schedules).toMatchObject([
      { action: 'publish', at: '2030-03-31T00:30:00.000Z' },
    ])
    const ended = await post('/schedule', { action: 'publish', at: null })
    expect(ended.body.schedules).toEqual([])
  })

  test.each([
    ['no operation', {}],
    ['an unknown type', { id: randomUUID(), type: 'explode' }],
    ['an id that is none', { id: '1', type: 'restore', module: randomUUID(), modules: {} }],
    ['an empty path', { ...changeOf(null, 'title', { after: 'x' }), path: [] }],
    [
      'a path into JavaScript',
      { ...changeOf(null, 'title', { after: 'x' }), path: ['__proto__', 'x'] },
    ],
  ])('%s is refused', async (_, operation) => {
    const { post, get } = await startCalls()
    const { status } = await post('/operations', { since: 0, operations: [operation] })
    expect([status, (await get()).body.number]).toEqual([400, 0])
  })

  test('of a container that does not exist are not found', async () => {
    const url = '/de/pageeditor-api/document/page-999999'
    expect((await theatre.call({ url, headers: editor.headers })).status).toBe(404)
  })
})
