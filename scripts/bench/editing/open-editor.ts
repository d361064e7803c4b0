import { randomUUID } from 'node:crypto'
import { withClient } from '#bench/list/statement-times.ts'

/** An editor of a document, over HTTP. */
export type Editor = {
  /** Sends a call for the document, such as `/publish`, and returns the body of its response. */
  post: (below: string, body: object) => Promise<unknown>
  get: () => Promise<{ number: number; modules: Record<string, unknown> }>
  listVersions: () => Promise<{ id: number }[]>
}

/** Opens a document at an origin with the demo theatre. */
export async function openEditor(origin: string, slug: string): Promise<Editor> {
  const { call } = await startSession(origin)
  const document = `/de/pageeditor-api/document/${slug}`
  return {
    post: (below, body) => call(document + below, body),
    get: () => call(document) as ReturnType<Editor['get']>,
    listVersions: () => call(`${document}/versions`) as ReturnType<Editor['listVersions']>,
  }
}

/** Logs an editor in at an origin with the demo theatre; returns the cookies. */
export async function logInEditor(origin: string): Promise<{ name: string; value: string }[]> {
  const { cookies } = await startSession(origin)
  return [...cookies].map(([name, value]) => ({ name, value }))
}

async function startSession(origin: string) {
  const cookies = new Map<string, string>()
  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(origin + path, {
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
        'content-type': 'application/json',
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  await call('/de/api/user-details/')
  await call('/de/api/user/login/', { username: 'redaktion', password: 'Vorhang-auf-2026' })
  return { call, cookies }
}

/** Two pages of the demo theatre, by the slugs of their containers. */
export async function listPages(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ slug: string }>(
      `select slug from container where content_type = 'page' order by id limit 2`,
    )
    return rows.map(({ slug }) => slug)
  })
}

/** Sends operations; a caller without a document of its own requests no others, by sending the number of the last one. */
export async function applyOperations(editor: Editor, operations: object[]): Promise<void> {
  const withId = operations.map((operation) => ({ id: randomUUID(), ...operation }))
  await editor.post('/operations', { since: 1_000_000_000, operations: withId })
}
