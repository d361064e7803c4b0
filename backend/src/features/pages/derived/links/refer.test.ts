import { randomUUID } from 'node:crypto'
import { findModule } from '@foyer/schema/documents/document.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import {
  applyTo,
  draftOf,
  editor,
  publishDraft,
  siteUrl,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'

useDocuments()

const textTo = (...links: string[]) => [
  { type: 'paragraph' as const, children: links.map((link) => ({ text: 'Hin', link })) },
]

async function addTarget() {
  const path = `ziel-${randomUUID()}`
  return {
    path,
    ...(await addPage(theatre.database, { paths: { de: path, en: path }, title: { de: 'Ziel' } })),
  }
}

async function fieldsOf(id: number) {
  const { rows } = await theatre.database.execute<{ fields: Record<string, unknown> }>(
    sql`select fields from module where id = ${id}`,
  )
  return rows[0]!.fields
}

test('E-04: addresses that somebody has typed are references once they are published, in the draft as well', async () => {
  const target = await addTarget()
  const { rows } = await theatre.database.execute<{ url: string; id: number }>(
    sql`select url, id from media_file order by id limit 1`,
  )
  const file = rows[0]!
  const key = await startPage()
  const text = addOf('text', {
    content: textTo(
      `/de/${target.path}?ansicht=1`,
      `${siteUrl}/de/${target.path}`,
      `/${target.path}`,
      file.url,
      `/en/${target.path}`,
      'https://verlag.example/buch',
    ),
  })
  const item = randomUUID()
  const list = addOf('teaser-list', {
    items: {
      [item]: { rank: 'a0', fields: { headline: 'Hin', link: `/de/${target.path}` } },
    },
  })
  expect(await applyTo(key, [text, list])).toMatchObject({ ok: true })
  // Nothing changes below the hands of who is typing.
  expect(findModule(await draftOf(key), text.module)?.fields).toEqual(
    text.modules[text.module]!.fields,
  )
  expect(await publishDraft(key)).toMatchObject({ ok: true })
  const draft = await draftOf(key)
  const [{ children }] = findModule(draft, text.module)!.fields['content'] as [
    { children: { link: string }[] },
  ]
  expect(children.map(({ link }) => link)).toEqual([
    `page:${target.id}?ansicht=1`,
    `page:${target.id}`,
    `page:${target.id}`,
    `file:${file.id}`,
    `/en/${target.path}`,
    'https://verlag.example/buch',
  ])
  expect(findModule(draft, list.module)!.fields['items']).toMatchObject({
    [item]: { fields: { link: `page:${target.id}` } },
  })
  const url = `/de/pageeditor-api/document/${key.slug}`
  const { body } = await theatre.call({ url, headers: editor.headers })
  expect(body.is_changed).toBe(false)
})

test('E-04, X-10: what a program has read and writes back stays a reference', async () => {
  const target = await addTarget()
  // Without an English address, English readers get the German one.
  const german = await addPage(theatre.database, {
    paths: { de: `nur-${target.path}` },
    title: { de: 'Nur deutsch' },
  })
  const page = await addPage(theatre.database, {
    paths: { en: `halter-${target.path}` },
    title: {},
  })
  const url = '/en/pageeditor-api/text'
  const content = textTo(`page:${target.id}#oben`, `page:${german.id}`)
  const created = await editor.send({ url, payload: { slug: page.slug, content } })
  expect(created.status).toBe(201)
  const { id, content_document: read } = created.body
  expect(JSON.stringify(read)).toContain(`/en/${target.path}#oben`)
  expect(JSON.stringify(read)).toContain(`/de/nur-${target.path}`)
  const written = await editor.send({
    url: `${url}/${id}/`,
    payload: { slug: page.slug, content: read },
  })
  expect(written.status).toBe(200)
  expect((await fieldsOf(id))['content']).toMatchObject({ document: content })
  expect(written.body.content).toBe(created.body.content)
})

test('E-04: a program may write addresses, which follow when the page is renamed', async () => {
  const target = await addTarget()
  const page = await startPage()
  const link = { link_text: 'Hin', link: `${siteUrl}/de/${target.path}`, extra_class: 'link' }
  const url = '/de/pageeditor-api/link'
  const { body } = await editor.send({ url, payload: { slug: page.slug, ...link } })
  expect(body.link_url).toBe(`/de/${target.path}`)
  expect((await fieldsOf(body.id))['link']).toBe(`page:${target.id}`)
  const renamed = `neu-${target.path}`
  const rename = `/de/pageeditor-api/pages/${target.id}/path`
  expect((await editor.send({ url: rename, payload: { path: renamed } })).status).toBe(200)
  const container = await theatre.call(`/de/pageeditor-api/container/by-slug/${page.slug}`)
  const links = container.body.children.filter(({ type }: { type: string }) => type === 'link')
  expect(links).toMatchObject([{ link_url: `/de/${renamed}` }])
})
