import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { curtainFilm } from '@foyer/demo/media/curtain-film.ts'
import { addPage } from '#test/add-page.ts'
import { editor, photo, theatre, upload, useUploads } from '#test/media/upload-picture.ts'
import { writable } from '#test/test-database.ts'

useUploads()

const items = '/de/pageeditor-api/media-items'
let pictureId: number
let film: { item_id: number; file: { id: number; url: string } }

beforeAll(async () => {
  const { body } = await upload({ bytes: await photo(400, 300).png().toBuffer() })
  pictureId = body.item_id
  film = (await upload({ bytes: await curtainFilm(), name: 'Vorhang.webm' })).body
  const teaser = { slug: 'event-9', content_type: 'event', object_id: '9', headline: 'x' }
  const payload = { ...teaser, image: body.image_obj.id }
  await editor.send({ url: '/de/pageeditor-api/full-teaser', payload })
})

const get = (url: string) => theatre.call({ url, headers: editor.headers })
const itemOfImage = async (id: number) => {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select id from media_item where image_id = ${id}`,
  )
  return rows[0]!.id
}

describe('E-12: where an item is shown', () => {
  test('names modules, published and drafted, and things with a picture', async () => {
    const { body } = await get(`${items}/${pictureId}/uses`)
    expect(body).toEqual([
      expect.objectContaining({
        holder: 'event',
        slug: 'event-9',
        locale: 'de',
        kind: 'full-teaser',
        field: 'image',
        is_published: true,
        in_draft: true,
      }),
    ])
    const { rows } = await theatre.database.execute<{ id: number; name: string }>(
      sql`select image_id as id, trim(first_name || ' ' || last_name) as name from person where image_id is not null limit 1`,
    )
    const uses = (await get(`${items}/${await itemOfImage(rows[0]!.id)}/uses`)).body
    expect(uses).toContainEqual(
      expect.objectContaining({ holder: 'person', title: rows[0]!.name, module: null }),
    )
  })

  test('finds addresses in links of a module', async () => {
    const link = { link_text: 'Film', link: film.file.url, link_url: '', extra_class: 'button' }
    const saved = await editor.send({
      url: '/de/pageeditor-api/link',
      payload: { slug: 'event-10', content_type: 'event', object_id: '10', ...link },
    })
    expect(saved.status).toBe(201)
    const { body } = await get(`${items}/${film.item_id}/uses`)
    expect(body).toContainEqual(expect.objectContaining({ slug: 'event-10', field: 'link' }))
  })

  test('E-04: finds references to a file in texts', async () => {
    const content = [
      { type: 'paragraph', children: [{ text: 'Film', link: `file:${film.file.id}` }] },
    ]
    const place = { content_type: 'event', object_id: '11', slug: 'event-11' }
    const url = '/de/pageeditor-api/text'
    expect((await editor.send({ url, payload: { ...place, content } })).status).toBe(201)
    const { body } = await get(`${items}/${film.item_id}/uses`)
    expect(body).toContainEqual(
      expect.objectContaining({ slug: 'event-11', field: 'content', is_published: true }),
    )
  })

  test('knows drafts, also when they change', async () => {
    const bytes = await photo(60, 60).png().toBuffer()
    const { body } = await upload({ bytes, name: 'entwurf.png' })
    const id = await itemOfImage(body.image_obj.id)
    const usesNow = async () => (await get(`${items}/${id}/uses`)).body
    expect(await usesNow()).toEqual([])
    const { slug } = await addPage(theatre.database, {
      paths: { de: 'mit-entwurf' },
      title: { de: 'Mit Entwurf' },
      modules: [],
    })
    const module = crypto.randomUUID()
    const place = { parent: null, column: null, rank: 'a00' }
    const fields = { image: body.image_obj.id, format: 'small' }
    const modules = { [module]: { kind: 'image', version: 1, place, fields } }
    const operation = (type: string) => ({
      id: crypto.randomUUID(),
      type,
      module,
      ...(type === 'add' ? { modules } : { before: modules }),
    })
    const apply = (type: string) =>
      editor.send({
        url: `/de/pageeditor-api/document/${slug}/operations`,
        payload: { since: 0, operations: [operation(type)] },
      })
    expect((await apply('add')).status).toBe(200)
    expect(await usesNow()).toEqual([
      expect.objectContaining({
        title: 'Mit Entwurf',
        module,
        field: 'image',
        is_published: false,
        in_draft: true,
      }),
    ])
    const refused = await editor.send({ method: 'DELETE', url: `${items}/${id}` })
    expect([refused.status, refused.body.uses.length]).toEqual([409, 1])
    expect((await apply('remove')).status).toBe(200)
    expect(await usesNow()).toEqual([])
  })

  test('an item that is shown is not deleted, and the response says where', async () => {
    const { status, body } = await editor.send({ method: 'DELETE', url: `${items}/${pictureId}` })
    expect(status).toBe(409)
    expect(body.uses).toHaveLength(1)
    expect(body.detail).toContain('noch gezeigt')
    expect((await get(`${items}/${pictureId}`)).status).toBe(200)
  })

  test('an item that is shown nowhere is deleted', async () => {
    const bytes = await photo(50, 50).png().toBuffer()
    const { body } = await upload({ bytes, name: 'kurz.png' })
    const id = await itemOfImage(body.image_obj.id)
    const url = `${items}/${id}`
    expect((await editor.send({ method: 'DELETE', url })).body).toEqual({ id })
    expect((await get(url)).status).toBe(404)
    expect((await theatre.call(body.image_obj.url)).status).toBe(200)
    await writable(theatre.database).execute(
      sql`update retired_media set retired_at = now() - interval '25 hours'`,
    )
    await theatre.app.jobs.scheduled['delete_retired_media']!.work()
    expect((await theatre.call(body.image_obj.url)).status).toBe(404)
  })
})
