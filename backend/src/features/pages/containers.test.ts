import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { container, module } from '#database/tables/pages.ts'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { moduleResponses } from './modules/module-responses.ts'
import { listModuleRows } from './modules/module-rows.ts'
import { theatre, editor, written, ask, contents, usePages } from '#test/page-readers.ts'

usePages()

describe('what is broken does not break the page', () => {
  let broken: AddedPage

  beforeAll(async () => {
    broken = await addPage(theatre.database, {
      paths: { de: 'kaputt' },
      modules: [
        { kind: 'headline', content: 'Vorher' },
        { kind: 'headline', content: 'Wird gebrochen' },
        { kind: 'headline', content: 'Wird unbekannt' },
        { kind: 'section' },
        { kind: 'headline', content: 'Nachher' },
      ],
    })
    const [, headline, unknown, section] = broken.moduleIds
    const { database } = theatre
    await database.execute(
      sql`update module set fields = '{"content": ["kein Text"]}' where id = ${headline!}`,
    )
    // As a newer version of the origin has left it, which knows more kinds.
    await database.execute(sql`alter table module drop constraint module_kind_is_known`)
    await database.update(module).set({ kind: 'hologramm' }).where(eq(module.id, unknown!))
    await database.execute(sql`update module set fields = '[]' where id = ${section!}`)
    await database.insert(module).values({
      containerId: broken.containerId,
      locale: 'de',
      parentId: section!,
      column: 0,
      position: 0,
      kind: 'headline',
      fields: { content: 'Im Abschnitt', headline_level: 2, preline: '', subline: '', anchor: '' },
    })
  })

  test('M-03: modules of an unknown kind or with broken fields are left out, all others are shown', async () => {
    const { status, body } = await ask('de/pageeditor-api/page/kaputt')
    expect(status).toBe(200)
    expect(new Set(contents(body))).toEqual(new Set(['Im Abschnitt', 'Nachher', 'Vorher']))
    expect(body.modules.every(({ parent }: { parent: unknown }) => parent === null)).toBe(true)
  })

  test('M-03: each is reported', async () => {
    const said: string[] = []
    const place = { containerId: broken.containerId, locale: 'de' } as const
    await moduleResponses(theatre.database, await listModuleRows(theatre.database, place), {
      locale: 'de',
      isEditor: false,
      siteUrl: '',
      now: new Date(),
      report: (problem) => said.push(problem),
    })
    const [, headline, unknown, section] = broken.moduleIds
    expect(said).toEqual([
      expect.stringContaining(`module ${headline} has invalid fields for headline`),
      expect.stringContaining(`module ${unknown} has the unknown kind hologramm`),
      expect.stringContaining(`module ${section} has invalid fields for section`),
    ])
  })

  test('M-03: a picture or venue that is gone leaves nothing in its place', async () => {
    await addPage(theatre.database, {
      paths: { de: 'luecken' },
      modules: [
        { kind: 'full-teaser', headline: 'Ohne Bild', image: 999_999 },
        { kind: 'venue', venue: 999_999 },
        { kind: 'venue-list', items: [{ venue: 999_999 }] },
        { kind: 'event-list', tag: 999_999 },
      ],
    })
    const { status, body } = await ask('de/pageeditor-api/page/luecken')
    expect(status).toBe(200)
    expect(body.modules).toMatchObject([
      { image: 999_999, image_obj: null, image_thumbnails: [] },
      { venue: 999_999, venue_obj: null },
      { items: [{ venue: 999_999, venue_obj: null }] },
      { tag: 999_999, tag_obj: null, children: [] },
    ])
  })
})

describe('M-02: containers', () => {
  test('belong to pages and to other objects, and each is read by itself', async () => {
    await editor.send({
      url: '/de/pageeditor-api/headline',
      payload: {
        slug: 'event-12-below',
        content_type: 'event',
        object_id: '12',
        content: 'Zum Abend',
      },
    })
    const { body } = await ask('de/pageeditor-api/container/by-slug/event-12-below')
    expect(body).toMatchObject({
      slug: 'event-12-below',
      parent: null,
      content_type: 'event',
      object_id: '12',
      model: 'event',
      layout: '',
      columns: [],
    })
    expect(contents(body)).toEqual(['Zum Abend'])
    expect((await ask('en/pageeditor-api/container/by-slug/event-12-below')).body.children).toEqual(
      [],
    )
    expect((await ask('de/pageeditor-api/container/by-slug/event-13-below')).status).toBe(404)
  })

  test('have the columns of their sections with the modules in them', async () => {
    const place = { slug: 'event-14', content_type: 'event', object_id: '14' }
    const write = async (kind: string, values: object) =>
      (await editor.send({ url: `/de/pageeditor-api/${kind}`, payload: { ...place, ...values } }))
        .body.id as number
    const section = await write('section', { layout: '25-50-25' })
    const right = await write('headline', { content: 'Rechts', parent: section, column: 2 })
    const left = await write('headline', { content: 'Links', parent: section, column: 0 })
    const { body } = await ask('de/pageeditor-api/container/by-slug/event-14')
    expect(body.columns).toEqual([
      { index: 0, classes: '25', children: [left] },
      { index: 1, classes: '50', children: [] },
      { index: 2, classes: '25', children: [right] },
    ])
    expect(body.children.map(({ id }: { id: number }) => id)).toEqual([section, left, right])
  })

  test('a module can only be in a section of its own container', async () => {
    await theatre.database
      .insert(container)
      .values({ slug: 'event-15', contentType: 'event', objectId: '15' })
    const url = '/de/pageeditor-api/section'
    const { body: own } = await editor.send({ url, payload: { slug: 'event-15' } })
    const [first] = written.moduleIds
    for (const parent of [own.id, first, 999_999]) {
      const payload = { content: 'x', parent }
      const moved = { url: `/de/pageeditor-api/headline/${first}/`, payload }
      expect([parent, (await editor.send(moved)).status]).toEqual([parent, 400])
    }
    const inItself = { url: `${url}/${own.id}/`, payload: { parent: own.id } }
    expect((await editor.send(inItself)).status).toBe(400)
    expect(contents((await ask('de/pageeditor-api/page/ueber-uns/geschichte')).body)).toEqual([
      'Der Anfang',
    ])
  })
})

describe('E-14: pages are written in Japanese and Latin, too', () => {
  test.each(['ja', 'la'] as const)('in %s', async (locale) => {
    const added = await addPage(theatre.database, {
      paths: { de: `weltweit-${locale}`, [locale]: `mundus-${locale}` },
      title: { de: 'Weltweit', [locale]: 'Theatrum' },
    })
    const saved = await editor.send({
      url: `/${locale}/pageeditor-api/headline`,
      payload: { slug: added.slug, content: 'Salvete' },
    })
    expect(saved.status).toBe(201)
    const { status, body } = await ask(`${locale}/pageeditor-api/page/mundus-${locale}`)
    expect([status, body.title, contents(body)]).toEqual([200, 'Theatrum', ['Salvete']])
    expect(body.urls[locale]).toBe(`/${locale}/mundus-${locale}`)
    const german = await ask(`de/pageeditor-api/page/weltweit-${locale}`)
    expect(contents(german.body)).toEqual([])
    const change = { url: `/${locale}/pageeditor-api/headline/${saved.body.id}/` }
    const changed = await editor.send({ ...change, payload: { content: 'Valete' } })
    expect(changed.body).toMatchObject({ content: 'Valete', revision: 2 })
    expect((await ask(`xx/pageeditor-api/page/mundus-${locale}`)).status).toBe(404)
  })
})
