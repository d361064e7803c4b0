import { media } from '@foyer/schema/rest/media.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { addPerson } from '#test/accounts/add-person.ts'
import { logIn } from '#test/log-in.ts'
import { editor, photo, theatre, upload, useUploads } from '#test/media/upload-picture.ts'
import { withStale } from '#test/media/with-stale.ts'

useUploads()

const items = '/de/pageeditor-api/media-items'
let pictureId: number
let imageNumber: number

beforeAll(async () => {
  const bytes = await photo(400, 300).png().toBuffer()
  const texts = { alt_de: 'Die Drehbühne', credit: 'Jörg Müllenbach' }
  const { body } = await upload({ bytes, name: 'Größtes Schaubüro.png', texts })
  imageNumber = body.image_obj.id
  await upload({ bytes: await curtainFilm(), name: 'Vorhang.webm' })
  pictureId = (await list('?query=grosstes+schauburo')).results[0].id
})

const get = (url: string) => theatre.call({ url, headers: editor.headers })
const list = async (query = '') => (await get(items + query)).body
const change = (id: number, payload: object) =>
  editor.send({ method: 'PATCH', url: `${items}/${id}`, payload })
const itemOfImage = async (id: number) => {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select id from media_item where image_id = ${id}`,
  )
  return rows[0]!.id
}
const namesFor = async (query: string) =>
  (await list(`?query=${encodeURIComponent(query)}`)).results.map(
    ({ name }: { name: string }) => name,
  )

describe('E-12: the media library', () => {
  test('lists what was uploaded, the newest first, in pages', async () => {
    const { count, results, next } = await list('?page_size=2')
    expect(results.map(({ name }: { name: string }) => name)).toEqual([
      'Vorhang.webm',
      'Größtes Schaubüro.png',
    ])
    expect(count).toBeGreaterThan(100)
    expect(next).toContain('page=2')
    expect(media.operations.mediaItems.response.parse(await list())).toEqual(await list())
    expect(results[1]).toMatchObject({
      type: 'image',
      mime_type: 'image/png',
      bytes: expect.any(Number),
      uploaded_by: 'Renate Aigner',
      texts: { alt: { de: 'Die Drehbühne', en: '' }, credit: { de: 'Jörg Müllenbach', en: '' } },
      image_obj: { id: imageNumber },
      file: null,
    })
    expect(results[0]).toMatchObject({ type: 'video', file: { mime_type: 'video/webm' } })
  })

  test.each([
    'größtes',
    'GROESSTES schaubüro',
    'mullenbach',
    'Muellenbach',
    'Drehbuehne',
    'drehbühne jorg',
  ])('finds umlauts however they are typed: %s', async (query) => {
    expect(await namesFor(query)).toEqual(['Größtes Schaubüro.png'])
  })

  test('finds nothing by words that are not all there, and knows no wildcards', async () => {
    expect(await namesFor('drehbühne gibtsnicht')).toEqual([])
    expect(await namesFor('dreh%bühne')).toEqual([])
    expect(await namesFor('dreh_ühne')).toEqual([])
  })

  test('is filtered by type and by tag', async () => {
    const tags = ['Häuser', 'Häuser', 'Wien 2026']
    expect((await change(pictureId, { tags })).body.tags).toEqual(['Häuser', 'Wien 2026'])
    const ofTag = await list('?tag=H%C3%A4user')
    expect(ofTag.results.map(({ id }: { id: number }) => id)).toEqual([pictureId])
    const films = await list('?type=video&query=vorhang')
    expect(films.results[0].name).toBe('Vorhang.webm')
    expect((await list('?type=image&query=vorhang.webm')).count).toBe(0)
    const named = (await get('/de/pageeditor-api/media-tags')).body
    expect(named).toContainEqual({ name: 'Häuser', item_count: 1 })
    expect((await get(`${items}?type=gift`)).status).toBe(400)
  })

  test('is for editors only', async () => {
    const visitor = await logIn(theatre, { username: 'besucherin', password: 'Loge-links-7' })
    expect((await theatre.call(items)).status).toBe(401)
    expect((await theatre.call({ url: items, headers: visitor.headers })).status).toBe(403)
  })
})

describe('E-12: a change of an item', () => {
  test('is what modules show from then on, in each language, and makes stale what shows it', async () => {
    const saved = await editor.send({
      url: '/de/pageeditor-api/full-teaser',
      payload: {
        slug: 'event-9',
        content_type: 'event',
        object_id: '9',
        headline: 'x',
        image: imageNumber,
      },
    })
    expect(saved.status).toBe(201)
    const { stale, response } = await withStale(() =>
      change(pictureId, {
        alt: { en: 'The stage' },
        credit: { en: 'Joe Miller' },
        focal_point: { x: 0.25, y: 1 },
      }),
    )
    expect(response.body.texts).toEqual({
      alt: { de: 'Die Drehbühne', en: 'The stage' },
      credit: { de: 'Jörg Müllenbach', en: 'Joe Miller' },
    })
    expect(stale).toContain('container:event-9')
    const english = await theatre.call('/en/pageeditor-api/container/by-slug/event-9')
    expect(JSON.stringify(english.body)).not.toContain('The stage')
    const german = await theatre.call('/de/pageeditor-api/container/by-slug/event-9')
    expect(german.body.children[0].image_obj).toMatchObject({
      alt: 'Die Drehbühne',
      credit: 'Jörg Müllenbach',
      focal_point: { x: 0.25, y: 1 },
    })
  })

  test('to decorative takes the alternative text from visitors, but not from editors', async () => {
    const { body } = await change(pictureId, { is_decorative: true })
    expect(body).toMatchObject({ image_obj: { alt: '' }, texts: { alt: { de: 'Die Drehbühne' } } })
    await change(pictureId, { is_decorative: false })
  })

  test('of a poster makes its production, its events and the lists stale', async () => {
    const { rows } = await theatre.database.execute<{ id: number; image: number; event: number }>(
      sql`select production.id, production.image_id as image, min(event.id) as event from production
        join event on event.production_id = production.id where production.image_id is not null
        group by production.id limit 1`,
    )
    const { id, image, event } = rows[0]!
    const item = await itemOfImage(image)
    const { stale } = await withStale(() => change(item, { alt: { de: 'Ein anderes Plakat' } }))
    expect(stale).toEqual(
      expect.arrayContaining([`production:${id}`, 'productions', `event:${event}`, 'events']),
    )
    const { stale: byTag } = await withStale(() => change(item, { tags: ['Plakat'] }))
    expect(byTag).toEqual([])
  })

  test.each([
    ['a focal point outside of the picture', { focal_point: { x: 1.1, y: 0 } }],
    ['too long a text', { alt: { de: 'x'.repeat(301) } }],
    ['an empty name', { name: ' ' }],
    ['an empty tag', { tags: [''] }],
  ])('is refused with %s', async (_, payload) => {
    expect((await change(pictureId, payload)).status).toBe(400)
  })

  test('X-09: that visitors would see at once needs somebody who may publish it', async () => {
    const person = await addPerson(theatre.database, [{ role: 'editor', pageId: null }])
    const drafting = await logIn(theatre, person)
    const patch = (payload: object) =>
      drafting.send({ method: 'PATCH', url: `${items}/${pictureId}`, payload })
    const refused = await patch({ alt: { de: 'Etwas anderes' } })
    expect([refused.status, Object.keys(refused.body)]).toEqual([403, ['detail']])
    expect((await patch({ tags: ['Häuser'] })).status).toBe(200)
  })

  test('of what does not exist is not found', async () => {
    expect((await change(2_000_000_000, { tags: [] })).status).toBe(404)
  })
})
