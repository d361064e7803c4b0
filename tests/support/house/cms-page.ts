import { type APIRequestContext, request as http } from '@playwright/test'
import pg from 'pg'

const origin = process.env.BACKEND_URL ?? 'http://localhost:8000'
const editor = { username: 'redaktion', password: 'Vorhang-auf-2026' }

/** A module as an editor sends it. */
export type SentModule = { kind: string } & Record<string, unknown>

/**
 * A page of the test's own, with these modules, written by an editor in German. Its address is that of the site without the
 * host; `remove` takes it away again.
 */
export async function publishPage({
  path,
  modules,
}: {
  path: string
  modules: SentModule[]
}): Promise<{ address: string; remove: () => Promise<void> }> {
  const slug = await ask(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into page (key, title) values ($1, '{"de":"Probe","en":"Rehearsal"}') returning id`,
      [`journey:${path}`],
    )
    const id = rows[0]!.id
    await client.query(
      `insert into page_path (locale, path, page_id) values ('de', $1, $2), ('en', $1, $2)`,
      [path, id],
    )
    const slug = `page-${id}`
    await client.query(
      `insert into container (slug, content_type, object_id) values ($1, 'page', $2)`,
      [slug, String(id)],
    )
    return slug
  })
  const request = await http.newContext()
  await logIn(request)
  for (const { kind, ...values } of modules) {
    await post(request, { path: `/de/pageeditor-api/${kind}`, data: { slug, ...values } })
  }
  await request.dispose()
  return { address: `/de/${path}`, remove: () => removePage(path, slug) }
}

/** Words that editors have written for the info layer, for as long as the work takes. */
export async function withWelcome(text: string, work: () => Promise<void>): Promise<void> {
  const request = await http.newContext()
  await logIn(request)
  const data = { slug: 'welcome', content: [{ type: 'paragraph', children: [{ text }] }] }
  await post(request, { path: '/de/pageeditor-api/text', data })
  await request.dispose()
  try {
    await work()
  } finally {
    await ask(async (client) => {
      await client.query(
        `delete from module where container_id = (select id from container where slug = 'welcome')`,
      )
      await client.query('select record_change($1)', [['container:welcome']])
    })
  }
}

/** A recording or film as if it had been uploaded; its bytes are the test's business. */
export async function addFile(file: { url: string; mimeType: string }): Promise<number> {
  return ask(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into media_file (key, url, mime_type, name, bytes) values ($1, $1, $2, $1, 1)
       on conflict (key) do update set url = excluded.url returning id`,
      [file.url, file.mimeType],
    )
    return rows[0]!.id
  })
}

/** Number of any picture of the house. */
export async function anyPicture(): Promise<number> {
  return ask(async (client) => {
    const { rows } = await client.query<{ id: number }>('select min(id) as id from image')
    return rows[0]!.id
  })
}

async function removePage(path: string, slug: string): Promise<void> {
  await ask(async (client) => {
    await client.query('delete from container where slug = $1', [slug])
    await client.query('delete from page where key = $1', [`journey:${path}`])
  })
}

export async function logIn(request: APIRequestContext): Promise<void> {
  await request.get(`${origin}/de/api/user-details/`)
  await post(request, { path: '/de/api/user/login/', data: editor })
}

async function post(
  request: APIRequestContext,
  { path, data }: { path: string; data: object },
): Promise<void> {
  const { cookies } = await request.storageState()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await request.post(origin + path, { data, headers: { 'x-csrftoken': token } })
  if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`)
}

export async function ask<T>(question: (client: pg.Client) => Promise<T>): Promise<T> {
  const connectionString = process.env.DATABASE_URL
  if (!connectionString) throw new Error('Set DATABASE_URL to the database of the started theatre.')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}
