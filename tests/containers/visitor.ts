import { readFileSync } from 'node:fs'
import { root } from '#support/root.ts'

const timeoutMs = 30_000
const language = 'de'

export type Answer = { status: number; body: string; headers: Headers }

export type Visitor = {
  /** As a browser: with cookies of their own, from an address of their own. A request without a response is one with status 0. */
  send(path: string, form?: Record<string, string>): Promise<Answer>
  /** Sends a persisted operation as the scripts of a page do: queries by GET. */
  askGraph(operation: string, variables: Record<string, unknown>): Promise<Answer>
  /** Whether it was said that the ticket is held. */
  holdTicket(sale: Sale): Promise<boolean>
  logIn(login: { username: string; password: string }): Promise<void>
  cookie(name: string): string
}

/** Tickets of one sort, which are chosen by number. */
export type Sale = { event: string; field: string }

/** `onFailure` is told of responses with an error and of requests without a response. */
export function newVisitor(
  site: string,
  number: number,
  onFailure: (failure: string) => void = () => undefined,
): Visitor {
  const cookies = new Map<string, string>()
  const own = { 'x-forwarded-for': `10.9.${number >> 8}.${number & 255}` }

  async function request(path: string, init: RequestInit): Promise<Answer> {
    const name = `${new Date().toISOString().slice(11, 19)} ${init.method ?? 'GET'} ${path.slice(0, 40)}`
    try {
      const response = await fetch(site + path, {
        ...init,
        redirect: 'manual',
        headers: {
          ...own,
          ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
          ...(init.headers as Record<string, string>),
        },
        signal: AbortSignal.timeout(timeoutMs),
      })
      for (const line of response.headers.getSetCookie()) {
        const [, key, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (key && value !== undefined) cookies.set(key, value)
      }
      const body = await response.text()
      const title = /<title>([^<]*)/.exec(body)?.[1] ?? body.slice(0, 80)
      if (response.status >= 400) onFailure(`${name} ${response.status} ${title}`)
      return { status: response.status, body, headers: response.headers }
    } catch (error) {
      onFailure(`${name} ${String((error as Error).cause ?? error)}`)
      return { status: 0, body: '', headers: new Headers() }
    }
  }

  const send: Visitor['send'] = (path, form) =>
    request(path, {
      headers: { accept: 'text/html,*/*', ...(form && { origin: site }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })

  async function askGraph(operation: string, variables: Record<string, unknown>) {
    const { hash, isMutation } = findOperation(operation)
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    const headers = { origin: site, 'x-graphql-yoga-csrf': 'tab' }
    if (isMutation) {
      return request('/graphql', {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-csrftoken': cookies.get('csrftoken') ?? '',
        },
        body: JSON.stringify({ variables, extensions }),
      })
    }
    const parts = { variables: JSON.stringify(variables), extensions: JSON.stringify(extensions) }
    return request(`/graphql?${new URLSearchParams(parts)}`, { headers })
  }

  async function holdTicket({ event, field }: Sale): Promise<boolean> {
    const path = `/box-office/${language}/event/${event}/`
    const page = await send(path)
    const fieldOf = (name: string) =>
      new RegExp(`name="${name}"\\s+value="([^"]*)"`).exec(page.body)?.[1] ?? ''
    const held = await send(path, {
      csrfmiddlewaretoken: fieldOf('csrfmiddlewaretoken'),
      request_key: fieldOf('request_key'),
      [field]: '1',
    })
    return held.status === 303
  }

  async function logIn(login: { username: string; password: string }): Promise<void> {
    await askGraph('CsrfToken', { locale: 'DE' })
    const { body } = await askGraph('LogIn', { input: { locale: 'DE', ...login } })
    if (!cookies.has('sessionid')) throw new Error(`${login.username} cannot log in: ${body}`)
  }

  return { send, askGraph, holdTicket, logIn, cookie: (name) => cookies.get(name) ?? '' }
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function findOperation(name: string): { hash: string; isMutation: boolean } {
  const file = readFileSync(`${root}/schema/operations.json`, 'utf8')
  for (const [hash, document] of Object.entries(JSON.parse(file) as Record<string, string>)) {
    const [, kind] = new RegExp(`\\b(query|mutation) ${name}\\b`).exec(document) ?? []
    if (kind) return { hash, isMutation: kind === 'mutation' }
  }
  throw new Error(`There is no operation ${name}.`)
}

/** Tickets that are chosen by number: one sort of a few events each, so that none is sold out. */
export async function findSales(site: string): Promise<Sale[]> {
  const home = await (await fetch(`${site}/${language}`)).text()
  const events = new Set([...home.matchAll(/\/de\/programm\/[^"/]+\/(\d+)"/g)].map(([, id]) => id!))
  const sales: Sale[] = []
  for (const event of events) {
    const page = await (await fetch(`${site}/box-office/${language}/event/${event}/`)).text()
    const fields = new Set([...page.matchAll(/tickets-\d+-1(?=")/g)].map(([field]) => field))
    sales.push(...[...fields].map((field) => ({ event, field })))
  }
  if (sales.length < 10) throw new Error('Too few events have tickets that are chosen by number.')
  return sales
}
