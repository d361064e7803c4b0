import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addPage } from '#test/add-page.ts'
import {
  applyTo,
  draftOf,
  editor,
  page,
  publishDraft,
  siteUrl,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'
import { pages, post } from '#test/documents/tree-calls.ts'
import { writable } from '#test/test-database.ts'

useDocuments()

async function addTarget(values: object = {}) {
  const path = `ziel-${randomUUID()}`
  const paths = { de: path }
  return { path, ...(await addPage(theatre.database, { paths, title: { de: path }, ...values })) }
}

/** A page in the menu whose entry leads there, in the draft. */
async function startEntry(target: string) {
  const key = await startPage()
  await writable(theatre.database).execute(
    sql`update page set in_menu = true, title = jsonb_build_object('de', ${key.slug}::text) where id = ${page.id}`,
  )
  const before = (await draftOf(key)).fields['link_url'] as string
  await applyTo(key, [changeOf(null, 'link_url', { before, after: target })])
  return key
}

async function entryOf({ slug }: { slug: string }) {
  const { body, headers } = await theatre.call('/de/pageeditor-api/nav')
  const { menu } = body as { menu: { menu_name: string; url: string }[] }
  const entry = menu.find(({ menu_name: name }) => name === slug)
  return { url: entry?.url, tags: (headers['cache-tag'] as string | undefined) ?? '' }
}

async function linkOf(id: number) {
  const { rows } = await theatre.database.execute<{ link: string }>(
    sql`select link_url->>'de' as link from page where id = ${id}`,
  )
  return rows[0]!.link
}

async function firstId(table: string): Promise<number> {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql.raw(`select id from ${table} order by id limit 1`),
  )
  return rows[0]!.id
}

describe('E-04: what a menu entry leads to', () => {
  test('becomes a reference when it is published, in the draft too, and follows a page that is renamed', async () => {
    const target = await addTarget()
    const key = await startEntry(`${siteUrl}/de/${target.path}#karten`)
    expect(await publishDraft(key)).toMatchObject({ ok: false, problem: 'blocked' })
    const before = `${siteUrl}/de/${target.path}#karten`
    const after = `${siteUrl}/de/${target.path}?ansicht=1`
    await applyTo(key, [changeOf(null, 'link_url', { before, after })])
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    expect(await linkOf(page.id)).toBe(`page:${target.id}?ansicht=1`)
    expect((await draftOf(key)).fields['link_url']).toBe(`page:${target.id}?ansicht=1`)
    expect((await entryOf(key)).url).toBe(`/de/${target.path}?ansicht=1`)
    const path = `neu-${randomUUID()}`
    expect((await post(`${pages}/${target.id}/path`, { path })).status).toBe(200)
    expect((await entryOf(key)).url).toBe(`/de/${path}?ansicht=1`)
  })

  test('may be an event, whose change makes the menu stale', async () => {
    const id = await firstId('event')
    const key = await startEntry(`event:${id}`)
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    const { url, tags } = await entryOf(key)
    expect(url).toMatch(new RegExp(`^/de/.+/${id}$`))
    expect(tags.split(/[ ,]+/)).toContain(`event:${id}`)
  })

  test('through pages that lead elsewhere it leads to the end, and a circle leads nowhere', async () => {
    const end = await addTarget()
    const middle = await addTarget()
    const writing = writable(theatre.database)
    await writing.execute(sql`delete from page_path where page_id = ${middle.id}`)
    const lead = (to: number) =>
      writing.execute(
        sql`update page set link_url = jsonb_build_object('de', ${`page:${to}`}::text) where id = ${middle.id}`,
      )
    await lead(end.id)
    const key = await startEntry(`page:${middle.id}`)
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    expect((await entryOf(key)).url).toBe(`/de/${end.path}`)
    await lead(middle.id)
    // The page itself is shown instead.
    expect((await entryOf(key)).url).toMatch(/^\/de\/dokument-/)
  })

  test('is checked before publishing', async () => {
    const key = await startEntry('page:999999')
    const blocked = await publishDraft(key)
    expect(blocked).toMatchObject({ ok: false, problem: 'blocked' })
    expect('findings' in blocked && blocked.findings).toContainEqual({
      module: null,
      path: ['link_url'],
      severity: 'error',
      key: 'dead-link',
      value: 'page:999999',
    })
  })

  test('E-12: counts as a use of a file, in the draft and published', async () => {
    const file = await firstId('media_file')
    const { rows } = await theatre.database.execute<{ id: number }>(
      sql`select id from media_item where file_id = ${file}`,
    )
    const usesOf = async (slug: string) => {
      const url = `/de/pageeditor-api/media-items/${rows[0]!.id}/uses`
      const { body } = await theatre.call({ url, headers: editor.headers })
      return (body as { slug: string }[]).filter((use) => use.slug === slug)
    }
    const key = await startEntry(`file:${file}`)
    const use = { holder: 'page', locale: 'de', module: null, kind: null, field: 'link_url' }
    expect(await usesOf(key.slug)).toMatchObject([{ ...use, is_published: false, in_draft: true }])
    expect(await publishDraft(key)).toMatchObject({ ok: true })
    expect(await usesOf(key.slug)).toMatchObject([{ ...use, is_published: true, in_draft: true }])
    const deletion = {
      method: 'DELETE',
      url: `/de/pageeditor-api/media-items/${rows[0]!.id}`,
    } as const
    expect((await editor.send(deletion)).status).toBe(409)
  })
})
