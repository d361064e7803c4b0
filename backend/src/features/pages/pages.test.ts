import { Page } from '@foyer/schema/rest/pages.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { image } from '#database/tables/media.ts'
import { container, containerVersion, module } from '#database/tables/pages.ts'
import { addPage, type AddedPage } from '#test/add-page.ts'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'
import { answerModules } from './module-answers.ts'
import { listModuleRows } from './module-rows.ts'

const theatre = useTheatre()
let editor: Session
let visitor: Session
let above: AddedPage
let written: AddedPage

beforeAll(async () => {
  editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
  const [picture] = await theatre.database.select().from(image).limit(1)
  above = await addPage(theatre.database, {
    paths: { de: 'ueber-uns', en: 'about-us' },
    title: { de: 'Über uns', en: 'About us' },
    hasTabNavigation: true,
  })
  written = await addPage(theatre.database, {
    paths: { de: 'ueber-uns/geschichte', en: 'about-us/history' },
    parentId: above.id,
    title: { de: 'Geschichte', en: 'History' },
    headline: { de: 'Seit 1911' },
    metaTitle: { de: 'Die Geschichte des Hauses' },
    metaDescription: { de: 'Von 1911 bis heute.' },
    ogTitle: { de: 'Seit 1911' },
    ogDescription: { de: 'Ein Haus, viele Abende.' },
    ogImageId: picture!.id,
    inMenu: true,
    modules: [{ kind: 'headline', content: 'Der Anfang' }],
  })
})

function ask(path: string, session?: Session) {
  return theatre.call({ url: `/${path}`, headers: session?.headers ?? {} })
}

function contents(body: { modules?: object[]; children?: object[] }): unknown[] {
  return (body.modules ?? body.children)!.map((one) => (one as { content?: string }).content)
}

describe('M-01: a page', () => {
  test('has all its fields', async () => {
    const { status, body } = await ask('de/pageeditor-api/page/ueber-uns/geschichte')
    expect(status).toBe(200)
    expect(Page.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      id: written.id,
      content_type: 'page',
      urls: { de: '/de/ueber-uns/geschichte', en: '/en/about-us/history', ja: null, la: null },
      title: 'Geschichte',
      headline: 'Seit 1911',
      meta_title: 'Die Geschichte des Hauses',
      meta_description: 'Von 1911 bis heute.',
      og_title: 'Seit 1911',
      og_description: 'Ein Haus, viele Abende.',
      og_type: 'website',
      og_image: expect.stringMatching(/^\/media\//),
      og_image_thumbs: { small: expect.stringMatching(/^\/media\/.*jpg$/) },
      in_menu: true,
      in_footer: false,
      is_clickable: true,
      is_online: true,
      is_landing_page: false,
      settings_url: null,
    })
    expect(contents(body)).toEqual(['Der Anfang'])
  })

  test('names those above it, from the top, and those beside it that visitors may open', async () => {
    const beside = await addPage(theatre.database, {
      paths: { de: 'ueber-uns/freunde' },
      parentId: above.id,
      title: { de: 'Freunde' },
    })
    await addPage(theatre.database, {
      paths: { de: 'ueber-uns/geheim' },
      parentId: above.id,
      isOnline: false,
    })
    const { body } = await ask('de/pageeditor-api/page/ueber-uns/geschichte')
    expect(body.parent).toMatchObject({ id: above.id, title: 'Über uns', has_tab_navigation: true })
    expect(body.ancestors.map(({ id }: { id: number }) => id)).toEqual([above.id])
    const ids = body.siblings.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([written.id, beside.id])
    const english = await ask('en/pageeditor-api/page/about-us/history')
    expect(english.body.siblings.map(({ id }: { id: number }) => id)).toEqual([written.id])
  })

  test('is not found by visitors in a language in which it is not written', async () => {
    await addPage(theatre.database, { paths: { de: 'nur-deutsch' } })
    expect((await ask('de/pageeditor-api/page/nur-deutsch')).status).toBe(200)
    expect((await ask('en/pageeditor-api/page/nur-deutsch')).status).toBe(404)
    expect((await ask('en/pageeditor-api/page/nur-deutsch', editor)).status).toBe(404)
  })

  test('R-18: lies at any depth; other paths are not found', async () => {
    await addPage(theatre.database, { paths: { de: 'a/b/c/d/e' } })
    expect((await ask('de/pageeditor-api/page/a/b/c/d/e')).status).toBe(200)
    expect((await ask('de/pageeditor-api/page/a/b/c/d/e/')).status).toBe(200)
    for (const path of ['a/b/c', 'A/b', '..%2fuser', 'a//b', 'gibt-es-nicht']) {
      expect([path, (await ask(`de/pageeditor-api/page/${path}`)).status]).toEqual([path, 404])
    }
  })
})

describe('what only editors see', () => {
  test('M-11, E-09: a page that is not online, with its container, and what it is called', async () => {
    const hidden = await addPage(theatre.database, {
      paths: { de: 'entwurf' },
      isOnline: false,
      title: { de: 'Ein Entwurf' },
    })
    await addPage(theatre.database, { paths: { de: 'entwurf/darunter' }, parentId: hidden.id })
    const addresses = [
      'de/pageeditor-api/page/entwurf',
      `de/pageeditor-api/container/by-slug/${hidden.slug}`,
    ]
    for (const address of addresses) {
      const answers = await Promise.all([ask(address), ask(address, visitor), ask(address, editor)])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 200])
    }
    const below = 'de/pageeditor-api/page/entwurf/darunter'
    expect((await ask(below)).body).toMatchObject({ parent: null, ancestors: [] })
    expect((await ask(below, editor)).body).toMatchObject({ parent: { title: 'Ein Entwurf' } })
  })

  test('E-08, E-09: a stored version, by its number and only at its own page', async () => {
    const rows = await listModuleRows(theatre.database, {
      containerId: written.containerId,
      locale: 'de',
    })
    const modules = rows.map((row) => ({ ...row, fields: { ...row.fields, content: 'Früher' } }))
    const [version] = await theatre.database
      .insert(containerVersion)
      .values({
        containerId: written.containerId,
        locale: 'de',
        state: 'backup',
        modules: modules as never,
      })
      .returning({ id: containerVersion.id })
    const at = `?version_id=${version!.id}`
    const address = `de/pageeditor-api/page/ueber-uns/geschichte${at}`
    const statuses = await Promise.all(
      [undefined, visitor].map(async (who) => (await ask(address, who)).status),
    )
    expect(statuses).toEqual([404, 404])
    expect(contents((await ask(address, editor)).body)).toEqual(['Früher'])
    const inContainer = `de/pageeditor-api/container/by-slug/${written.slug}${at}`
    expect((await ask(inContainer)).status).toBe(404)
    expect(contents((await ask(inContainer, editor)).body)).toEqual(['Früher'])
    const elsewhere = [`de/pageeditor-api/page/ueber-uns${at}`]
    elsewhere.push(`en/pageeditor-api/page/about-us/history${at}`)
    for (const other of elsewhere) expect((await ask(other, editor)).status).toBe(404)
  })

  test('M-01: where the settings of a page are changed', async () => {
    const { body } = await ask('de/pageeditor-api/page/ueber-uns', editor)
    expect(body.settings_url).toBe(`/cms-hub/pages/${above.id}`)
    const own = await ask('de/pageeditor-api/page/ueber-uns', visitor)
    expect(own.body.settings_url).toBeNull()
  })
})

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
    await answerModules(theatre.database, await listModuleRows(theatre.database, place), {
      locale: 'de',
      isEditor: false,
      siteUrl: '',
      now: new Date(),
      report: (problem) => said.push(problem),
    })
    const [, headline, unknown, section] = broken.moduleIds
    expect(said).toEqual([
      expect.stringContaining(`module ${headline} breaks the rules of headline`),
      expect.stringContaining(`module ${unknown} is of the unknown kind hologramm`),
      expect.stringContaining(`module ${section} breaks the rules of section`),
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

  test('have the columns of their sections with what stands in them', async () => {
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

  test('a module stands nowhere but in a section of its own container', async () => {
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
