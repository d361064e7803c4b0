import { randomInt } from 'node:crypto'
import { stack } from '#support/stack.ts'
import { ask, type HttpResponse, type Ask } from './ask.ts'

export type Visitor = {
  address: string
  cookies: Map<string, string>
  /** As a browser: with cookies, and the token for changes. */
  ask: (question: Ask) => Promise<HttpResponse>
  /** Sends JSON to the origin. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<HttpResponse>
}

/** A random loopback address: to the site each is another visitor. */
export const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A visitor with their own cookies and this address. */
export async function newVisitor(address = newAddress()): Promise<Visitor> {
  const cookies = new Map<string, string>()
  const visitor: Visitor = {
    address,
    cookies,
    async ask(question) {
      const response = await ask({
        from: address,
        ...question,
        headers: {
          ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
          ...question.headers,
        },
      })
      storeCookies(cookies, response)
      return response
    },
    post: (path, body, headers = {}) =>
      visitor.ask({
        to: stack.backendUrl,
        path,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrftoken': cookies.get('csrftoken') ?? '',
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
  await visitor.ask({ to: stack.backendUrl, path: '/de/api/user-details/' })
  return visitor
}

const editor = { username: 'redaktion', password: 'Vorhang-auf-2026' }

/** A member of the editorial staff of the demo. */
export async function newEditor(): Promise<Visitor> {
  const visitor = await newVisitor()
  const { status } = await visitor.post('/de/api/user/login/', editor)
  if (status !== 200) throw new Error(`The editor could not log in: ${status}`)
  return visitor
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function storeCookies(cookies: Map<string, string>, { headers }: HttpResponse): void {
  const lines = headers['set-cookie'] ?? []
  for (const line of typeof lines === 'string' ? [lines] : lines) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name!)
    else cookies.set(name!, value!)
  }
}
