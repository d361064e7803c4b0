import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import { editor, textOf, theatre, useDocuments } from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'
import { create, documentOf, pages, post, publish, startPage } from '#test/documents/tree-calls.ts'

useDocuments()

/** A page with links to another one and to a venue, and how visitors get them. */
async function startLinks(target: { id: number }) {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select id from venue order by id limit 1`,
  )
  const [venue] = rows
  const path = `verweise-${randomUUID()}`
  await addPage(theatre.database, {
    paths: { de: path },
    title: { de: 'Verweise' },
    modules: [
      { kind: 'link', extra_class: 'button', link_text: 'Hin', link: `page:${target.id}#oben` },
      {
        kind: 'text',
        content: [
          {
            type: 'paragraph',
            children: [{ text: 'Dorthin', link: `page:${target.id}` }, { text: ' oder nicht.' }],
          },
        ],
      },
      { kind: 'link', extra_class: 'button', link_text: 'Ort', link: `venue:${venue!.id}` },
      { kind: 'link', extra_class: 'button', link_text: 'Fort', link: 'www.example.org/x' },
    ],
  })
  const shown = async () => {
    const { headers, body } = await theatre.call(`/de/pageeditor-api/page/${path}`)
    const links = body.modules.map(
      (one: { link_url?: string; content?: string }) => one.link_url ?? one.content,
    )
    return { links, tags: String(headers['cache-tag']) }
  }
  return { shown, venue: venue!.id }
}

test('E-04, X-10: references get the address that their page has now, and typed links a scheme', async () => {
  const target = await startPage()
  const { shown, venue } = await startLinks(target)
  const before = await shown()
  expect(before.links).toEqual([
    `/de/${target.path}#oben`,
    `<p><a href="/de/${target.path}">Dorthin</a> oder nicht.</p>`,
    expect.stringMatching(new RegExp(`^/de/.+/${venue}$`)),
    'https://www.example.org/x',
  ])
  expect(before.tags.split(',')).toEqual(expect.arrayContaining(['navigation', `venue:${venue}`]))
  const renamed = `umbenannt-${target.id}`
  await post(`${pages}/${target.id}/path`, { path: renamed })
  expect((await shown()).links.slice(0, 2)).toEqual([
    `/de/${renamed}#oben`,
    `<p><a href="/de/${renamed}">Dorthin</a> oder nicht.</p>`,
  ])
  // To what visitors do not get there is no link; what is nothing without it is left out.
  await post(`${pages}/${target.id}/delete`, { is_confirmed: true })
  expect((await shown()).links[0]).toBe('<p>Dorthin oder nicht.</p>')
})

test('E-04: a reference to nothing is found before publishing', async () => {
  const page = await create({ title: `Prüfung ${randomUUID()}` })
  const target = await startPage()
  const linkTo = (link: string) =>
    addOf('text', {
      content: [{ type: 'paragraph', children: [{ text: 'Zum Spielplan', link }] }],
    })
  const apply = (operations: object[]) =>
    post(`${documentOf(page)}/operations`, { since: 0, operations })
  expect((await apply([linkTo(`page:${target.id}`)])).status).toBe(200)
  expect((await publish(page)).status).toBe(200)
  await apply([linkTo('page:999999'), linkTo(`page:${target.id}#fehlt`)])
  const { status, body } = await publish(page)
  expect([status, body.findings.map(({ value }: { value: string }) => value)]).toMatchObject([
    422,
    expect.arrayContaining(['page:999999', `page:${target.id}#fehlt`]),
  ])
})

test.each(['page:0', 'page:x', 'account:1', 'page:1 2', 'javascript:1', 'page:1/../x'])(
  'E-04: %s is no link',
  async (link) => {
    const page = await create({ title: `Ungültig ${randomUUID()}` })
    const operations = [
      addOf('text', {
        content: textOf('x').map((block) => ({ ...block, children: [{ text: 'x', link }] })),
      }),
    ]
    const url = `${documentOf(page)}/operations`
    const { status } = await editor.send({ url, payload: { since: 0, operations } })
    const published = await publish(page)
    expect(status === 400 || published.status === 400).toBe(true)
  },
)
