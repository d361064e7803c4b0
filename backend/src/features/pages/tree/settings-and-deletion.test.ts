import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { editor, theatre, useDocuments } from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'
import {
  create,
  documentOf,
  pages,
  post,
  publish,
  startPage,
  statusAt,
} from '#test/documents/tree-calls.ts'

useDocuments()

test('M-11: settings hold for all languages, and a stale revision is a conflict', async () => {
  const page = await startPage()
  const change = (payload: object) => post(`${pages}/${page.id}/settings`, payload)
  const { body } = await change({
    in_footer: true,
    footer_position: 0,
    og_type: 'article',
    revision: 1,
  })
  expect(body).toMatchObject({ in_footer: true, revision: 2, og_type: 'article' })
  const { footer } = (await theatre.call('/de/pageeditor-api/nav')).body
  expect(footer.some(({ url }: { url: string }) => url === `/de/${page.path}`)).toBe(true)
  const stale = await change({ is_landing_page: true, revision: 1 })
  expect([stale.status, stale.body.revision]).toEqual([409, 2])
  expect((await change({ og_image: 999_999 })).body.problems[0].field).toBe('og_image')
  await change({ is_online: false })
  expect(await statusAt(page.path)).toBe(404)
})

test('E-09: a language that is planned to be published has the time at which that is', async () => {
  const page = await startPage()
  const at = new Date(Date.now() + 86_400_000).toISOString()
  await post(`${documentOf(page, 'de')}/schedule`, { action: 'unpublish', at: later(at), note: '' })
  await post(`${documentOf(page, 'de')}/schedule`, { action: 'publish', at, note: '' })
  const { body } = await theatre.call({ url: pages, headers: editor.headers })
  const { translations } = body.find(({ id }: { id: number }) => id === page.id)
  expect(
    translations.map(({ locale, scheduled_for }: Record<string, unknown>) => [
      locale,
      scheduled_for,
    ]),
  ).toContainEqual(['de', at])
})

const later = (time: string) => new Date(Date.parse(time) + 60_000).toISOString()

test('E-09: a draft is read by editors at the path that it gets, and by nobody else', async () => {
  const title = `Entwurf ${randomUUID()}`
  const draft = await create({ title })
  const { path } = draft.translations[0]
  expect(await statusAt(path)).toBe(404)
  const url = `${pages.replace('pages', 'page')}/${path}`
  const read = () => theatre.call({ url, headers: editor.headers })
  const { status, body } = await read()
  expect([status, body.title, body.urls.de]).toEqual([200, title, `/de/${path}`])
  await post(`${pages}/${draft.id}/delete`, { is_confirmed: true })
  expect((await read()).status).toBe(404)
})

test('E-08: a language whose other text was changed later is marked, until it is changed itself', async () => {
  const page = await startPage()
  const read = async () => {
    const { body } = await theatre.call({ url: pages, headers: editor.headers })
    const { translations } = body.find(({ id }: { id: number }) => id === page.id)
    return translations.map((one: { locale: string; changed_since_translated: boolean }) => [
      one.locale,
      one.changed_since_translated,
    ])
  }
  const edit = async (locale: string, before: string, after: string) =>
    post(`${documentOf(page, locale)}/operations`, {
      since: 0,
      operations: [changeOf(null, 'headline', { before, after })],
    })
  await edit('de', '', 'Neu')
  await edit('en', '', 'New')
  expect(await read()).toEqual([
    ['de', true],
    ['en', false],
  ])
  await edit('de', 'Neu', 'Ganz neu')
  expect(await read()).toEqual([
    ['de', false],
    ['en', true],
  ])
  // Publishing changes no text.
  await publish(page, 'en')
  expect(await read()).toEqual([
    ['de', false],
    ['en', true],
  ])
})

describe('X-10: deleting and restoring', () => {
  test('what links to a page has to be confirmed, and the page can be restored', async () => {
    const page = await startPage()
    const below = await startPage({ parent: page.id })
    const other = await addPage(theatre.database, {
      paths: { de: `andere-${randomUUID()}` },
      title: { de: 'Andere' },
      modules: [
        { kind: 'link', extra_class: 'button', link_text: 'Dorthin', link: `page:${page.id}#oben` },
        {
          kind: 'text',
          content: [{ type: 'paragraph', children: [{ text: 'x', link: `/${page.path}` }] }],
        },
      ],
    })
    const remove = (payload: object) => post(`${pages}/${page.id}/delete`, payload)
    const rejected = await remove({})
    expect(rejected.status).toBe(409)
    expect(rejected.body.pages_below).toEqual([below.id])
    expect(rejected.body.uses).toMatchObject([
      { slug: other.slug, title: 'Andere', target: `page:${page.id}#oben` },
      { slug: other.slug, target: `/${page.path}` },
    ])
    const deleted = await remove({ is_confirmed: true })
    expect([deleted.status, typeof deleted.body.deleted_at]).toEqual([200, 'string'])
    expect((await remove({})).status).toBe(200)
    expect([await statusAt(page.path), await statusAt(below.path)]).toEqual([404, 404])
    expect((await publish(page)).status).toBe(410)
    expect((await post(`${pages}/${page.id}/path`, { path: 'x' })).status).toBe(410)
    await startPage({ path: page.path })
    const restored = await post(`${pages}/${page.id}/restore`)
    expect(restored.body).toMatchObject({
      deleted_at: null,
      translations: [{ path: `${page.path}-2`, is_published: true }],
    })
    expect([await statusAt(`${page.path}-2`), await statusAt(below.path)]).toEqual([200, 200])
  })

  test('a page whose page above is deleted comes to the top level', async () => {
    const parent = await startPage()
    const page = await startPage({ parent: parent.id })
    await post(`${pages}/${page.id}/delete`, {})
    await post(`${pages}/${parent.id}/delete`, {})
    expect((await post(`${pages}/${page.id}/restore`)).body).toMatchObject({ parent: null })
    expect(await statusAt(page.path)).toBe(200)
  })
})
