/** An editor of a document, over HTTP. */
export type Editor = {
  /** Sends a call for the document, such as `/publish`, and returns the body of its response. */
  post: (below: string, body: object) => Promise<unknown>
  get: () => Promise<{ number: number; modules: Record<string, unknown> }>
}

/** Logs in at an origin with the demo theatre. */
export async function openEditor(origin: string, slug: string): Promise<Editor> {
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
  const document = `/de/pageeditor-api/document/${slug}`
  return {
    post: (below, body) => call(document + below, body),
    get: () => call(document) as ReturnType<Editor['get']>,
  }
}
