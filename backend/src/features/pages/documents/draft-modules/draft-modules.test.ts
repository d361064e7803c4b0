import { randomUUID } from 'node:crypto'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'
import { Module } from '@foyer/schema/rest/modules.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { editor, textOf, theatre, useDocuments } from '#test/documents/edited-page.ts'

useDocuments()

type Sent = {
  module_id: string
  kind: string
  section_id?: string | null
  column?: number
  fields: object
}

const moduleOf = (kind: string, fields: object = {}): Sent => ({
  module_id: randomUUID(),
  kind,
  fields,
})

async function render(modules: Sent[], headers: Record<string, string> = editor.headers) {
  const { status, body } = await theatre.call({
    method: 'POST',
    url: '/de/pageeditor-api/draft-modules',
    headers,
    payload: { modules },
  })
  return { status, body }
}

test.each(moduleKinds.map(({ kind }) => kind))(
  'E-02, M-02: a new %s without any value is rendered as it will be shown',
  async (kind) => {
    const { status, body } = await render([moduleOf(kind)])
    expect(status).toBe(200)
    expect(body[0].invalid_fields).toEqual([])
    expect(Module.safeParse(body[0].module).error?.issues).toBeUndefined()
    expect(body[0].module.type).toBe(kind)
  },
)

test('E-02: values that nobody has saved are rendered as visitors would get them', async () => {
  const { rows } = await theatre.database.execute<{ id: number; image: number }>(
    sql`select (select min(id) from venue) as id, (select min(id) from image) as image`,
  )
  const { id: venue, image } = rows[0]!
  const path = `ziel-${randomUUID()}`
  const target = await addPage(theatre.database, { paths: { de: path }, title: { de: 'Ziel' } })
  const content = textOf('Hin').map((block) => ({
    ...block,
    children: [{ text: 'Hin', link: `page:${target.id}` }],
  }))
  const { body } = await render([
    moduleOf('text', { content }),
    moduleOf('image', { image }),
    moduleOf('venue', { venue }),
    moduleOf('link', { link: `page:${target.id}#oben`, link_text: 'Hin' }),
  ])
  expect(body.map(({ module }: { module: object }) => module)).toMatchObject([
    { content: `<p><a href="/de/${path}">Hin</a></p>` },
    { image_obj: { id: image }, image_thumbnails: expect.arrayContaining([expect.anything()]) },
    { venue_obj: { id: venue } },
    { link_url: `/de/${path}#oben` },
  ])
})

test('E-02: a link that leads to nothing stays in the draft, and so does what is outside its time', async () => {
  const ids = ['b', 'a'].map(() => randomUUID())
  const { body } = await render([
    moduleOf('link', { link: 'page:999999', link_text: 'Fort' }),
    moduleOf('faq', {
      items: Object.fromEntries(
        ids.map((id, index) => [
          id,
          { rank: `a${9 - index}`, fields: { question: `Frage ${index}` } },
        ]),
      ),
    }),
  ])
  expect(body[0].module).toMatchObject({ link_url: '#', link_text: 'Fort' })
  expect(body[1].module.items.map(({ question }: { question: string }) => question)).toEqual([
    'Frage 1',
    'Frage 0',
  ])
})

test('E-02: a section has the modules that are sent with it, and a published module keeps its number', async () => {
  const section = moduleOf('section', { layout: '50-50' })
  const [left, right] = ['Links', 'Rechts'].map((content, column) => ({
    ...moduleOf('headline', { content }),
    section_id: section.module_id,
    column,
  }))
  const { rows } = await theatre.database.execute<{ id: number; uuid: string; fields: object }>(
    sql`select id, uuid, fields from module where kind = 'headline' and locale = 'de' and deleted_at is null limit 1`,
  )
  const published = { module_id: rows[0]!.uuid, kind: 'headline', fields: { content: 'Neu' } }
  const [first, second] = [
    await render([section, left!, right!, published]),
    await render([published, section, left!]),
  ]
  const numbers = first.body.map(({ module }: { module: { id: number } }) => module.id)
  expect(first.body[0].module.columns).toMatchObject([
    { children: [numbers[1]] },
    { children: [numbers[2]] },
  ])
  expect(numbers[3]).toBe(rows[0]!.id)
  expect(new Set(numbers).size).toBe(4)
  // Numbers follow from the UUIDs.
  expect(second.body[2].module.id).toBe(numbers[1])
  const after = await theatre.database.execute(
    sql`select fields from module where id = ${rows[0]!.id}`,
  )
  expect(after.rows[0]).toEqual({ fields: rows[0]!.fields })
})

test('E-02: a value of another type is left out and named', async () => {
  const id = randomUUID()
  const { status, body } = await render([
    moduleOf('headline', { content: 7 }),
    moduleOf('video', { video_url: 'https://youtu' }),
    moduleOf('faq', { items: { [id]: { rank: 'a0', fields: { question: ['?'] } } } }),
    moduleOf('hologram', { content: 'x' }),
  ])
  expect(status).toBe(200)
  expect(body[0]).toMatchObject({ invalid_fields: ['content'], module: { content: '' } })
  expect(body[1]).toMatchObject({ invalid_fields: ['video_url'], module: { video_url: '' } })
  expect(body[2].invalid_fields).toEqual(['items.0.question'])
  expect(body[3].module).toBeNull()
})

test('X-08: rendering needs a session but no CSRF token, since nothing is stored', async () => {
  const { 'x-csrftoken': _, ...withoutToken } = editor.headers
  expect((await render([moduleOf('headline')], withoutToken)).status).toBe(200)
  expect((await render([moduleOf('headline')], {})).status).toBe(401)
  expect((await render(Array.from({ length: 51 }, () => moduleOf('headline')))).status).toBe(400)
})

test('X-08: scripts in a draft are sanitized as they are when it is published', async () => {
  const { body } = await render([
    moduleOf('html', { html_code: '<p>Gut</p><script>alert(1)</script>' }),
    moduleOf('text', { content: textOf('<img src=x onerror=alert(1)>') }),
  ])
  expect(body[0].module.html_code).toBe('<p>Gut</p>')
  expect(body[1].module.content).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
})
