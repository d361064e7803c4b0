import { modulesInOrder } from '@foyer/schema/documents/document.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  addOfHeroInJune,
  applyTo,
  draftOf,
  editor,
  page,
  startPage,
  theatre,
  useDocuments,
} from '#test/documents/edited-page.ts'
import { changeOf } from '#test/documents/operations.ts'
import { writable } from '#test/test-database.ts'
import { deleteExpiredPreviews } from './preview-store.ts'

useDocuments()

/** A page whose published headline is "Der Anfang" and whose draft has another one. */
async function startPreview(options: { at?: string; days?: number } = {}) {
  const key = await startPage()
  const [headline] = modulesInOrder(await draftOf(key))
  await applyTo(key, [
    changeOf(headline!.id, 'content', { before: 'Der Anfang', after: 'Der Entwurf' }),
    changeOf(null, 'title', { before: 'Dokument', after: 'Neuer Titel' }),
  ])
  const path = `/de/pageeditor-api/document/${key.slug}`
  const post = (below: string, payload: object) => editor.send({ url: path + below, payload })
  const created = await post('/previews', options)
  const { token, id } = created.body as { token: string; id: number }
  /** Somebody without log-in opens the link. */
  const open = (locale = 'de') => theatre.call(`/${locale}/pageeditor-api/preview/${token}`)
  const shows = async () => {
    const { status, body } = await open()
    return status === 200 ? [body.title, body.modules[0].content] : status
  }
  const list = async () =>
    (await theatre.call({ url: `${path}/previews`, headers: editor.headers })).body
  return { created, post, open, shows, list, id, token, slug: key.slug }
}

describe('E-09: a preview', () => {
  test('shows the draft without log-in, is not stored and is not found by its page', async () => {
    const { open, shows, created, list } = await startPreview()
    expect(created.status).toBe(200)
    expect(await shows()).toEqual(['Neuer Titel', 'Der Entwurf'])
    const { headers } = await open()
    expect(headers['cache-control']).toBe('private, no-store')
    expect(await list()).toMatchObject([{ at: null, author: 'Renate Aigner' }])
    expect(JSON.stringify(await list())).not.toContain('token')
  })

  test('shows a page that is offline, and never more than its own language', async () => {
    const { open, shows } = await startPreview()
    await writable(theatre.database).execute(
      sql`update page set is_online = false where id = ${page.id}`,
    )
    expect(await shows()).toEqual(['Neuer Titel', 'Der Entwurf'])
    expect((await open('en')).status).toBe(404)
  })

  test('E-14: in a language that the site does not have is shown at its addresses', async () => {
    const { slug } = await startPreview()
    const path = `/ja/pageeditor-api/document/${slug}`
    const send = (below: string, payload: object) => editor.send({ url: path + below, payload })
    const module = crypto.randomUUID()
    const place = { parent: null, column: null, rank: 'a0' }
    const fields = { content: '劇場', headline_level: 2 }
    const modules = { [module]: { kind: 'headline', version: 1, place, fields } }
    const add = { id: crypto.randomUUID(), type: 'add', module, modules }
    expect((await send('/operations', { since: 0, operations: [add] })).status).toBe(200)
    const { token } = (await send('/previews', {})).body as { token: string }
    for (const locale of ['de', 'en']) {
      const { status, body } = await theatre.call(`/${locale}/pageeditor-api/preview/${token}`)
      expect([status, body.modules[0].content]).toEqual([200, '劇場'])
    }
  })

  test('ends when it is revoked, and when it has expired', async () => {
    const { id, post, shows, list } = await startPreview()
    expect((await post('/previews/revoke', { number: id })).body).toEqual({ previews: [] })
    expect([await shows(), await list()]).toEqual([410, []])
    expect((await post('/previews/revoke', { number: id })).status).toBe(404)
    const other = await startPreview()
    await writable(theatre.database).execute(
      sql`update document_preview set expires_at = now() where id = ${other.id}`,
    )
    expect([await other.shows(), await other.list()]).toEqual([410, []])
    const { body } = await other.open()
    expect(body.detail).toBe('Diese Vorschau ist beendet.')
    // Whoever guesses learns nothing of other languages.
    expect((await other.open('en')).status).toBe(404)
    await writable(theatre.database).execute(
      sql`update document_preview set expires_at = now() - interval '91 days' where id = ${other.id}`,
    )
    await deleteExpiredPreviews(theatre.database)
    expect(await other.shows()).toBe(404)
  })

  test.each([
    ['before it is published', '2030-06-01T10:00:00+02:00', 'Der Anfang'],
    // Clocks go forward at 02:00 that night.
    ['a minute before', '2031-03-30T01:59:00+01:00', 'Der Anfang'],
    ['when it is published', '2031-03-30T03:00:00+02:00', 'Der Entwurf'],
    ['when it is taken offline', '2032-01-01T00:00:00+01:00', 404],
  ])('shows the page as it will be %s', async (_, at, expected) => {
    const { post, shows } = await startPreview({ at })
    await post('/schedule', { action: 'publish', at: '2031-03-30T03:00:00+02:00' })
    await post('/schedule', { action: 'unpublish', at: '2032-01-01T00:00:00+01:00' })
    const shown = await shows()
    expect(Array.isArray(shown) ? shown[1] : shown).toBe(expected)
  })

  test('shows modules by their own schedule at that time', async () => {
    const at = '2030-06-01T10:00:00+02:00'
    const { post, shows } = await startPreview({ at })
    await post('/schedule', { action: 'publish', at: '2030-01-01T00:00:00+01:00' })
    const operations = [await addOfHeroInJune()]
    expect((await post('/operations', { since: 0, operations })).status).toBe(200)
    await shows()
    const opened = await post('/previews', { at: '2030-07-01T10:00:00+02:00' })
    const read = async (token: string) =>
      JSON.stringify((await theatre.call(`/de/pageeditor-api/preview/${token}`)).body)
    const inJune = (await post('/previews', { at })).body.token as string
    expect(await read(inJune)).toContain('Im Juni')
    expect(await read(opened.body.token as string)).not.toContain('Im Juni')
  })

  test('of a page that was deleted is 410, and shows it again when the page is restored', async () => {
    const { post, shows } = await startPreview()
    const { id } = page
    const admin = '/de/pageeditor-api/pages'
    expect((await editor.send({ url: `${admin}/${id}/delete` })).status).toBe(200)
    expect(await shows()).toBe(410)
    expect((await post('/previews', {})).status).toBe(410)
    expect((await editor.send({ url: `${admin}/${id}/restore` })).status).toBe(200)
    expect(await shows()).toEqual(['Neuer Titel', 'Der Entwurf'])
  })

  test.each(['0'.repeat(64), 'x', '%2e%2e'])('%s opens nothing', async (token) => {
    expect((await theatre.call(`/de/pageeditor-api/preview/${token}`)).status).toBe(404)
  })

  test('is made by editors only, for pages only, and for 90 days at most', async () => {
    const { slug, post } = await startPreview()
    const url = `/de/pageeditor-api/document/${slug}/previews`
    expect((await theatre.call({ method: 'POST', url, payload: {} })).status).toBe(403)
    expect((await post('/previews', { days: 91 })).status).toBe(400)
    const { rows } = await theatre.database.execute<{ slug: string }>(
      sql`select slug from container where content_type = 'article' limit 1`,
    )
    const ofArticle = `/de/pageeditor-api/document/${rows[0]!.slug}/previews`
    expect((await editor.send({ url: ofArticle, payload: {} })).status).toBe(400)
  })
})
