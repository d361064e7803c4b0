import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { editor, theatre, useDocuments } from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'
import {
  create,
  documentOf,
  lastChange,
  pages,
  post,
  publish,
  redirects,
  startPage,
  statusAt,
} from '#test/documents/tree-calls.ts'
import { recordedAfter } from '#test/recorded-after.ts'

useDocuments()

describe('X-10: adding pages', () => {
  test('a new page is a draft until it is published, at a path made of its title', async () => {
    const parent = await startPage()
    const page = await create({ title: 'Führungen & Öffnung', parent: parent.id })
    expect(page).toMatchObject({
      parent: parent.id,
      position: 0,
      in_menu: false,
      translations: [
        { locale: 'de', path: `${parent.path}/fuehrungen-oeffnung`, is_published: false },
      ],
    })
    const { path } = page.translations[0]
    expect(await statusAt(path)).toBe(404)
    expect((await publish(page)).status).toBe(200)
    expect((await theatre.call(`/de/pageeditor-api/page/${path}`)).body).toMatchObject({
      title: 'Führungen & Öffnung',
      parent: { id: parent.id },
    })
    const same = await create({ title: 'Führungen & Öffnung', parent: parent.id })
    expect(same.translations[0].path).toBe(`${path}-2`)
  })

  test('the same request twice adds one page', async () => {
    const request = { title: 'Einmal', request_key: randomUUID() }
    expect((await create(request)).id).toBe((await create(request)).id)
  })

  test('a copy has the drafts of all languages with modules of its own', async () => {
    const source = await addPage(theatre.database, {
      paths: { de: `vorlage-${randomUUID()}`, en: `template-${randomUUID()}` },
      title: { de: 'Vorlage', en: 'Template' },
      isLandingPage: true,
      modules: [
        { kind: 'section', layout: '50-50' },
        { kind: 'headline', content: 'Willkommen' },
        { kind: 'headline', content: 'Welcome', locale: 'en' },
      ],
    })
    const copy = await create({ title: 'Kopie', copy_of: source.id })
    expect(copy).toMatchObject({
      is_landing_page: true,
      translations: [{ locale: 'de' }, { locale: 'en' }],
    })
    const read = async (page: { slug: string }, locale: string) =>
      (await theatre.call({ url: documentOf(page, locale), headers: editor.headers })).body
    const [own, english] = [await read(copy, 'de'), await read(copy, 'en')]
    expect(own.fields.title).toBe('Kopie')
    expect(Object.values(own.modules)).toMatchObject([{ kind: 'section' }, { kind: 'headline' }])
    expect(Object.values(english.modules)).toMatchObject([{ fields: { content: 'Welcome' } }])
    expect(Object.keys(own.modules)).not.toEqual(Object.keys((await read(source, 'de')).modules))
    expect((await publish(copy, 'en')).status).toBe(200)
    expect(await statusAt('template', 'en')).toBe(200)
  })

  test('a template is never shown, and pages are made of it', async () => {
    const template = await create({ title: 'Vorlage für Termine' })
    await post(`${pages}/${template.id}/settings`, { is_template: true })
    await post(`${documentOf(template)}/operations`, {
      since: 0,
      operations: [addOf('quote', { content: 'Hier steht ein Zitat.' })],
    })
    expect((await publish(template)).status).toBe(200)
    expect(await statusAt('vorlage-fuer-termine')).toBe(404)
    const page = await create({ title: `Termin ${randomUUID()}`, copy_of: template.id })
    expect(page.is_template).toBe(false)
    await publish(page)
    const { body } = await theatre.call(`/de/pageeditor-api/page/${page.translations[0].path}`)
    expect(body.modules).toMatchObject([{ type: 'quote', content: 'Hier steht ein Zitat.' }])
  })

  test.each([
    [{ title: '' }, 'title'],
    [{ title: 'x', path: 'programm' }, 'path'],
    [{ title: 'x', path: 'haus' }, 'path'],
    [{ title: 'x', path: 'Haus!' }, 'path'],
    [{ title: 'x', parent: 999_999 }, 'parent'],
    [{ title: 'x', before: 999_999 }, 'before'],
    [{ title: 'x', copy_of: 999_999 }, 'copy_of'],
  ])('%j is rejected at its field', async (payload, field) => {
    const { status, body } = await post(pages, { parent: null, ...payload })
    expect([status, body.problems[0].field]).toEqual([400, field])
  })
})

describe('X-10: renaming and moving', () => {
  test('each old path leads to the new one, without detours or loops', async () => {
    const page = await startPage()
    const below = await startPage({ parent: page.id })
    const [first, second, third] = [page.path, `zweite-${page.id}`, `dritte-${page.id}`]
    const rename = (path: string) => post(`${pages}/${page.id}/path`, { path })
    expect((await rename(second)).status).toBe(200)
    expect((await rename(third)).body.translations).toMatchObject([{ path: third }])
    const last = below.path.split('/').at(-1)
    expect([await statusAt(third), await statusAt(`${third}/${last}`)]).toEqual([200, 200])
    const moved = await redirects()
    expect(moved.get(`/de/${first}`)).toBe(`/de/${third}`)
    expect(moved.get(`/de/${second}`)).toBe(`/de/${third}`)
    expect(moved.get(`/de/${below.path}`)).toBe(`/de/${third}/${last}`)
    // Back to where it was: the path with the page has no redirect.
    await rename(first)
    const back = await redirects()
    expect(back.has(`/de/${first}`)).toBe(false)
    expect(back.get(`/de/${second}`)).toBe(`/de/${first}`)
    expect(back.get(`/de/${third}`)).toBe(`/de/${first}`)
  })

  test('a page can get a path that was below its own', async () => {
    const page = await startPage()
    const below = await startPage({ parent: page.id, path: `${page.path}/innen` })
    const { status } = await post(`${pages}/${page.id}/path`, { path: below.path })
    expect([status, await statusAt(`${below.path}/innen`)]).toEqual([200, 200])
    expect((await redirects()).has(`/de/${below.path}`)).toBe(false)
  })

  test.each(['haus', 'programm', 'vorschau/x'])('%s is not free', async (path) => {
    const page = await startPage()
    const { status, body } = await post(`${pages}/${page.id}/path`, { path })
    expect([status, body.problems[0].field]).toEqual([400, 'path'])
    expect(await statusAt(page.path)).toBe(200)
  })

  test('pages that the site composes keep their paths', async () => {
    const { body } = await theatre.call('/de/pageeditor-api/page/programm')
    expect((await post(`${pages}/${body.id}/path`, { path: 'anders' })).status).toBe(400)
    expect((await post(`${pages}/${body.id}/delete`, { is_confirmed: true })).status).toBe(400)
  })

  test('moving takes the pages below and their paths along, in every language', async () => {
    const [from, to] = [await startPage(), await startPage()]
    const page = await startPage({ parent: from.id })
    const below = await startPage({ parent: page.id })
    const move = (payload: object) => post(`${pages}/${page.id}/move`, payload)
    const before = await lastChange()
    const { body } = await move({ parent: to.id })
    const tags = (await recordedAfter(theatre.database, before)).flat()
    const last = page.path.split('/').at(-1)
    expect(body).toMatchObject({ parent: to.id, translations: [{ path: `${to.path}/${last}` }] })
    expect(tags).toEqual(
      expect.arrayContaining(['navigation', 'redirects', `page:/de/${page.path}`]),
    )
    expect((await redirects()).get(`/de/${below.path}`)).toBe(
      `/de/${to.path}/${last}/${below.path.split('/').at(-1)}`,
    )
    expect((await move({ parent: below.id })).body.problems[0].field).toBe('parent')
    expect((await move({ parent: page.id })).status).toBe(400)
    expect((await move({ parent: null })).body.translations[0].path).toBe(last)
  })

  test('pages are in the order that editors give them', async () => {
    const parent = await startPage({ in_menu: true })
    const [one, two, three] = [
      await startPage({ parent: parent.id }),
      await startPage({ parent: parent.id }),
      await startPage({ parent: parent.id }),
    ]
    await post(`${pages}/${three.id}/move`, { parent: parent.id, before: one.id })
    const { body } = await theatre.call(`/de/pageeditor-api/page/${parent.path}`)
    expect(body.children.map(({ id }: { id: number }) => id)).toEqual([three.id, one.id, two.id])
  })
})
