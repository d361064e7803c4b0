import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { editor, theatre, useDocuments } from '#test/documents/edited-page.ts'
import { addOf } from '#test/documents/operations.ts'

useDocuments()

const kinds = ['event', 'production', 'series', 'venue', 'person'] as const

/** The slug of the container of an entity that has none yet. */
async function newSlug(kind: (typeof kinds)[number]): Promise<string> {
  const { rows } = await theatre.database.execute<{ id: number }>(sql`
    select id from ${sql.identifier(kind)} where not exists (
      select from container where slug = ${kind} || '-' || ${sql.identifier(kind)}.id) limit 1`)
  return `${kind}-${rows[0]!.id}`
}

const addressOf = (slug: string) => `/de/pageeditor-api/container/by-slug/${slug}`

test.each(kinds)(
  'E-07 M-02: the container of a %s is created empty for an editor, and filled as a document',
  async (kind) => {
    const slug = await newSlug(kind)
    expect((await theatre.call(addressOf(slug))).status).toBe(404)
    const created = await theatre.call({ url: addressOf(slug), headers: editor.headers })
    expect([created.status, created.body]).toMatchObject([
      200,
      { slug, content_type: kind, object_id: slug.split('-')[1], children: [] },
    ])
    expect((await theatre.call(addressOf(slug))).body.children).toEqual([])
    const document = `/de/pageeditor-api/document/${slug}`
    const operations = [addOf('quote', { content: 'Wer da?' })]
    const payload = { since: 0, operations }
    expect((await editor.send({ url: `${document}/operations`, payload })).status).toBe(200)
    expect((await editor.send({ url: `${document}/publish`, payload: {} })).status).toBe(200)
    const { body } = await theatre.call(addressOf(slug))
    expect(body.children).toMatchObject([{ type: 'quote', content: 'Wer da?' }])
  },
)

test('E-07: a document is made with its container', async () => {
  const slug = await newSlug('venue')
  const url = `/en/pageeditor-api/document/${slug}`
  expect((await theatre.call({ url, headers: editor.headers })).body).toMatchObject({
    number: 0,
    modules: {},
  })
})

test.each(['event-999999', 'account-1', 'event-01', 'venue-99999999999', 'nothing'])(
  'E-07: nothing is created for %s',
  async (slug) => {
    const { status } = await theatre.call({ url: addressOf(slug), headers: editor.headers })
    expect(status).toBe(404)
  },
)
