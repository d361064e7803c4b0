import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { logIn, type Session } from '#test/log-in.ts'
import { useTheatre } from '#test/use-theatre.ts'

const theatre = useTheatre()
let editor: Session
let slug: string

beforeAll(async () => {
  editor = await logIn(theatre, { username: 'redaktion', password: 'Vorhang-auf-2026' })
  const { rows } = await theatre.database.execute<{ slug: string }>(
    sql`select min(slug) as slug from container`,
  )
  slug = rows[0]!.slug
})

function save(kind: string, fields: object, locale = 'de') {
  return editor.send({ url: `/${locale}/pageeditor-api/${kind}`, payload: { slug, ...fields } })
}

/** The module with this number, as visitors get it. */
async function visited(id: number) {
  const { body } = await theatre.call(`/de/pageeditor-api/container/by-slug/${slug}`)
  return body.children.find((module: { id: number }) => module.id === id)
}

test.each([
  ['/programm', '/de/programm'],
  ['/', '/de'],
  ['/?date=01-12-2026', '/de?date=01-12-2026'],
  ['/en/events', '/en/events'],
  ['/media/spielplan.pdf', '/media/spielplan.pdf'],
  ['/webshop/abo', '/webshop/abo'],
  ['verlag.example/buch', 'https://verlag.example/buch'],
  ['mailto:karten@stadttheater.example', 'mailto:karten@stadttheater.example'],
])('M-03 L-21 E-04: a link typed as %s leads to %s', async (typed, led) => {
  const { status, body } = await save('link', {
    link_text: 'Weiter',
    link: typed,
    extra_class: 'link',
  })
  expect([status, body.link_url]).toEqual([201, led])
})

test('M-03 E-04: a link without a display is refused', async () => {
  const { status, body } = await save('link', { link_text: 'Weiter', link: '/programm' })
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? body)).toContain('extra_class')
})

test('M-03: a link on a Japanese page leads to Japanese pages', async () => {
  const { body } = await save(
    'link',
    { link_text: '公演', link: '/programm', extra_class: 'link' },
    'ja',
  )
  expect(body.link_url).toBe('/ja/programm')
})

test('M-05: visitors see the teasers that are in their time, editors see all', async () => {
  const hour = 3_600_000
  const at = (offset: number) => new Date(Date.now() + offset).toISOString()
  const { body } = await save('teaser-list', {
    format: 'list',
    items: [
      { headline: 'immer' },
      { headline: 'vorbei', online_to: at(-hour) },
      { headline: 'jetzt', online_from: at(-hour), online_to: at(hour) },
      { headline: 'später', online_from: at(hour) },
    ],
  })
  const headlines = ({ items }: { items: { headline: string }[] }) =>
    items.map(({ headline }) => headline)
  expect(headlines(body)).toEqual(['immer', 'vorbei', 'jetzt', 'später'])
  expect(headlines(await visited(body.id))).toEqual(['immer', 'jetzt'])
})

test('M-03: of HTML that only runs nothing is left, and its module stays', async () => {
  const { status, body } = await save('html', { html_code: '<script>alert(1)</script>' })
  expect([status, body.html_code]).toEqual([201, ''])
  expect(await visited(body.id)).toMatchObject({ type: 'html', html_code: '' })
})

test('E-04: a ninth blog teaser is refused, as is none at all', async () => {
  const teaser = { headline: 'Lesen', link: '/mediathek-de' }
  const many = (count: number) => ({ items: Array.from({ length: count }, () => teaser) })
  expect((await save('blog-teaser-list', many(8))).status).toBe(201)
  expect((await save('blog-teaser-list', many(9))).status).toBe(400)
  const { status, body } = await save('blog-teaser-list', many(0))
  expect([status, body.problems[0].messages]).toEqual([400, ['Dieses Feld ist ein Pflichtfeld!']])
})
