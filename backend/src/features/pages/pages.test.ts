import { Page } from '@foyer/schema/rest/pages.ts'
import { describe, expect, test } from 'vitest'
import { module } from '#database/tables/pages.ts'
import { addPage } from '#test/add-page.ts'
import { change } from '#test/change.ts'
import { findDocument, lockDocument } from './documents/document-store.ts'
import { listRevisions } from './documents/revision-store.ts'
import {
  theatre,
  editor,
  written,
  ask,
  contents,
  visitor,
  above,
  usePages,
} from '#test/page-readers.ts'

usePages()

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

  test('has only so many of its modules, from the first one on, as are asked for', async () => {
    const words = (content: string) => ({ kind: 'headline', content })
    await addPage(theatre.database, {
      paths: { de: 'lang' },
      modules: ['Eins', 'Zwei', 'Drei'].map(words),
    })
    const first = (count: number) => ask(`de/pageeditor-api/page/lang?first_modules=${count}`)
    expect(contents((await first(2)).body)).toEqual(['Eins', 'Zwei'])
    expect(contents((await first(9)).body)).toEqual(['Eins', 'Zwei', 'Drei'])
    expect((await first(0)).body).toMatchObject({ urls: { de: '/de/lang' }, modules: [] })
    expect((await first(-1)).status).toBe(400)
  })

  test('has as many as are asked for even where some before them are not shown yet', async () => {
    const online_from = '2999-01-01T00:00:00+01:00'
    const later = { kind: 'hero-media', headline: 'Später', online_from, online_to: null }
    const words = (content: string) => ({ kind: 'headline', content })
    await addPage(theatre.database, {
      paths: { de: 'luecken' },
      modules: [later, later, later, words('Eins'), words('Zwei')],
    })
    const { body } = await ask('de/pageeditor-api/page/luecken?first_modules=1')
    expect(contents(body)).toEqual(['Eins'])
  })

  test('has sections with all that is in them, however many modules are asked for', async () => {
    const { moduleIds, containerId } = await addPage(theatre.database, {
      paths: { de: 'abschnitt' },
      modules: [{ kind: 'section' }],
    })
    await theatre.database.insert(module).values({
      containerId,
      locale: 'de',
      parentId: moduleIds[0]!,
      column: 0,
      position: 0,
      kind: 'headline',
      fields: { content: 'Darin', headline_level: 2, preline: '', subline: '', anchor: '' },
    })
    const { body } = await ask('de/pageeditor-api/page/abschnitt?first_modules=1')
    expect(body.modules).toHaveLength(1)
    expect(body.modules[0].columns[0].children).toHaveLength(1)
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

  test('L-23: names the pages below it that visitors may open', async () => {
    const section = await addPage(theatre.database, { paths: { de: 'bereich' } })
    const below = await addPage(theatre.database, {
      paths: { de: 'bereich/erste' },
      parentId: section.id,
    })
    await addPage(theatre.database, {
      paths: { de: 'bereich/geheim' },
      parentId: section.id,
      isOnline: false,
    })
    const { body } = await ask('de/pageeditor-api/page/bereich')
    expect(body.children).toMatchObject([{ id: below.id, urls: { de: '/de/bereich/erste' } }])
  })

  test.each([
    ['terms', 'agb'],
    ['imprint', 'impressum'],
    ['privacy-policy', 'datenschutz'],
  ])(
    'X-10: /api/%s/ answers the page at /%s, with and without the language',
    async (call, path) => {
      for (const locale of ['de', 'en']) {
        const { status, body } = await ask(`${locale}/pageeditor-api/page/${path}`)
        expect(status).toBe(200)
        expect((await ask(`${locale}/api/${call}/`)).body).toEqual(body)
        if (locale === 'de') expect((await ask(`api/${call}/`)).body).toEqual(body)
      }
    },
  )

  test('is not found by visitors in a language in which it is not written', async () => {
    await addPage(theatre.database, { paths: { de: 'nur-deutsch' } })
    expect((await ask('de/pageeditor-api/page/nur-deutsch')).status).toBe(200)
    expect((await ask('en/pageeditor-api/page/nur-deutsch')).status).toBe(404)
    expect((await ask('en/pageeditor-api/page/nur-deutsch', editor)).status).toBe(404)
  })

  test('R-18: is found at any depth; other paths are not found', async () => {
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
      const responses = await Promise.all([
        ask(address),
        ask(address, visitor),
        ask(address, editor),
      ])
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 200])
    }
    const below = 'de/pageeditor-api/page/entwurf/darunter'
    expect((await ask(below)).body).toMatchObject({ parent: null, ancestors: [] })
    expect((await ask(below, editor)).body).toMatchObject({ parent: { title: 'Ein Entwurf' } })
  })

  test('E-08, E-09: a stored version, by its number and only at its own page', async () => {
    const page = await addPage(theatre.database, {
      paths: { de: 'chronik', en: 'chronicle' },
      modules: [{ kind: 'headline', content: 'Früher' }],
    })
    const key = { slug: page.slug, locale: 'de' } as const
    await change(theatre.database, (transaction) => lockDocument(transaction, key))
    await editor.send({
      url: `/de/pageeditor-api/headline/${page.moduleIds[0]}/`,
      payload: { content: 'Heute' },
    })
    const { id } = (await findDocument(theatre.database, key))!
    const version = (await listRevisions(theatre.database, id)).at(-1)
    const at = `?version_id=${version!.id}`
    const address = `de/pageeditor-api/page/chronik${at}`
    const statuses = await Promise.all(
      [undefined, visitor].map(async (who) => (await ask(address, who)).status),
    )
    expect(statuses).toEqual([404, 404])
    expect(contents((await ask(address, editor)).body)).toEqual(['Früher'])
    const inContainer = `de/pageeditor-api/container/by-slug/${page.slug}${at}`
    expect((await ask(inContainer)).status).toBe(404)
    expect(contents((await ask(inContainer, editor)).body)).toEqual(['Früher'])
    const elsewhere = [`de/pageeditor-api/page/ueber-uns${at}`]
    elsewhere.push(`en/pageeditor-api/page/chronicle${at}`)
    for (const other of elsewhere) expect((await ask(other, editor)).status).toBe(404)
  })

  test('M-01: where the settings of a page are changed', async () => {
    const { body } = await ask('de/pageeditor-api/page/ueber-uns', editor)
    expect(body.settings_url).toBe('/de/ueber-uns?edit&settings')
    const own = await ask('de/pageeditor-api/page/ueber-uns', visitor)
    expect(own.body.settings_url).toBeNull()
  })
})
