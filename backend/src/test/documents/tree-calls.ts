import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { editor, theatre } from './edited-page.ts'

export const pages = '/de/pageeditor-api/pages'
export const post = (url: string, payload?: object) =>
  editor.send({ url, ...(payload && { payload }) })
export const create = async (payload: object, url = pages) =>
  (await post(url, { parent: null, ...payload })).body
export const documentOf = ({ slug }: { slug: string }, locale = 'de') =>
  `/${locale}/pageeditor-api/document/${slug}`
export const statusAt = async (path: string, locale = 'de') =>
  (await theatre.call(`/${locale}/pageeditor-api/page/${path}`)).status
export const publish = (page: { slug: string }, locale = 'de') =>
  post(`${documentOf(page, locale)}/publish`, {})
export const redirects = async () =>
  new Map<string, string>(
    (await theatre.call('/de/pageeditor-api/redirect')).body.map(
      (one: { old_path: string; new_path: string }) => [one.old_path, one.new_path],
    ),
  )

export const lastChange = async () => {
  const { rows } = await theatre.database.execute<{ id: number }>(
    sql`select max(id)::int as id from change`,
  )
  return rows[0]!.id
}

/** A published page with a title of its own, and its path. */
export async function startPage(options: object = {}) {
  const title = `Seite ${randomUUID()}`
  const page = await create({ title, ...options })
  expect((await publish(page)).status).toBe(200)
  return { ...page, path: page.translations[0].path as string }
}
