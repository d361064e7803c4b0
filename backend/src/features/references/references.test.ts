import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { editor, theatre, useDocuments } from '#test/documents/edited-page.ts'
import { create, pages, post } from '#test/documents/tree-calls.ts'

useDocuments()

type Found = {
  reference: string
  title: string
  detail: string
  url: string | null
  locales: string[]
  is_visible: boolean
  is_gone: boolean
  starts_at: string | null
  image_obj: { id: number } | null
  image_thumbnails: unknown[]
}

async function ask(path: string, query: Record<string, string>, locale = 'de') {
  const url = `/${locale}/pageeditor-api/${path}?${new URLSearchParams(query).toString()}`
  const { status, body } = await theatre.call({ url, headers: editor.headers })
  return { status, found: body as Found[] }
}

const resolve = async (references: string[], locale?: string) =>
  (await ask('references', { references: references.join(',') }, locale)).found

const search = async (query: string, kinds?: string) =>
  (await ask('references/search', { query, ...(kinds && { kinds }) })).found

async function firstId(table: string, where = 'true'): Promise<number> {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql.raw(`select id from ${table} where ${where} order by id limit 1`),
  )
  return rows[0]!.id
}

test('E-04: a form learns title, address, languages and thumbnail of what it refers to, in order', async () => {
  const word = randomUUID()
  const page = await addPage(theatre.database, {
    paths: { de: `ziel-${word}`, en: `target-${word}` },
    title: { de: 'Ziel', en: 'Target' },
  })
  const production = await firstId('production', 'image_id is not null')
  const file = await firstId('media_file')
  const references = [`production:${production}`, `page:${page.id}`, `file:${file}`]
  const found = await resolve([...references, references[1]!], 'en')
  expect(found.map(({ reference }) => reference)).toEqual(references)
  expect(found[0]).toMatchObject({ is_visible: true, is_gone: false, locales: ['de', 'en'] })
  expect(found[0]!.image_obj?.id).toBeGreaterThan(0)
  expect(found[0]!.image_thumbnails.length).toBeGreaterThan(0)
  expect(found[1]).toMatchObject({
    title: 'Target',
    detail: `/en/target-${word}`,
    url: `/en/target-${word}`,
    locales: ['de', 'en'],
  })
  expect(found[2]).toMatchObject({ detail: expect.stringContaining('/'), locales: [] })
  expect(found[2]!.url).toMatch(/^\/media\//)
})

test('E-04: every kind that a field or a link refers to has a title', async () => {
  const tables = ['event', 'series', 'venue', 'person', 'article', 'form', 'image', 'tag', 'genre']
  const references: string[] = []
  for (const table of tables) references.push(`${table}:${await firstId(table)}`)
  references.push(`article-category:${await firstId('article_category')}`)
  for (const found of await resolve(references)) {
    expect([found.reference, found.title !== '', found.is_gone]).toEqual([
      found.reference,
      true,
      false,
    ])
  }
})

test('E-04: what was deleted or never existed is gone, and what is offline is not visible', async () => {
  const draft = await create({ title: 'Entwurf' })
  const deleted = await create({ title: 'Gelöscht' })
  await post(`${pages}/${deleted.id}/delete`, { is_confirmed: true })
  const found = await resolve([`page:${draft.id}`, `page:${deleted.id}`, 'event:999999999'])
  expect(found).toMatchObject([
    { title: 'Entwurf', url: null, is_visible: false, is_gone: false },
    { title: 'Gelöscht', url: null, is_visible: false, is_gone: true },
    { title: '', url: null, is_visible: false, is_gone: true },
  ])
})

test('E-04: a picker finds drafts as well, by words in any order and any spelling of umlauts', async () => {
  const word = randomUUID()
  const draft = await create({ title: `Führungen ${word}` })
  const deleted = await create({ title: `Führungen ${word}` })
  await post(`${pages}/${deleted.id}/delete`, { is_confirmed: true })
  const found = await search(`${word} fuhrungen`)
  expect(found).toMatchObject([{ reference: `page:${draft.id}`, is_visible: false }])
  expect(await search(`${word} Führungen`, 'event,person')).toEqual([])
})

test('E-04: upcoming events come before past ones, and titles that begin with the words before others', async () => {
  const events = await search('', 'event')
  expect(events.length).toBe(30)
  const times = events.map(({ starts_at }) => Date.parse(starts_at!))
  expect(times).toEqual([...times].sort((one, other) => one - other))
  const { rows } = await theatre.database.execute<{ now: string }>(sql`select now()::text as now`)
  expect(times[0]).toBeGreaterThan(Date.parse(rows[0]!.now))
  const word = randomUUID()
  const inside = await create({ title: `Zu ${word}` })
  const start = await create({ title: `${word} zuletzt` })
  expect((await search(word)).map(({ reference }) => reference)).toEqual([
    `page:${start.id}`,
    `page:${inside.id}`,
  ])
})

test.each(['page:0', 'account:1', 'page:1#oben', "page:1'", `page:1${',page:1'.repeat(100)}`])(
  'X-10: %s is a 400',
  async (references) => expect((await ask('references', { references })).status).toBe(400),
)

test.each(["'", '%', '\\', '\u0000', 'ß_', '(('])(
  'X-10: the search takes %j as words',
  async (query) => {
    const { status } = await ask('references/search', { query })
    expect([200, 400]).toContain(status)
  },
)
