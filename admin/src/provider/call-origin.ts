import { adminSessionPath } from '@foyer/schema/paths/admin-paths.ts'
import { HttpError } from 'react-admin'
import { currentLocale, i18nProvider } from '#words/i18n-provider.ts'
import { onSessionEnded } from './session-ended.ts'

const deadlineMs = 20_000

type Call = {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/**
 * Calls the origin through the site. Throws `HttpError` with a text for people; what is wrong with fields is in `body.errors`, nested as the
 * form is.
 */
export async function callOrigin(path: string, call: Call = {}): Promise<unknown> {
  const first = await send(path, call)
  const response = first.status === 403 ? await tryAgain(path, call, first) : first
  const body = await readJson(response)
  if (response.ok) return body
  if (response.status === 401) onSessionEnded()
  throw errorOf(response.status, body)
}

/** The token of a call that writes belongs to its session: with a new one it is sent again, and without a session it needs a log-in. */
async function tryAgain(path: string, call: Call, rejected: Response): Promise<Response> {
  const before = readCsrfToken()
  const details = await send(adminSessionPath(currentLocale(), 'details'), {})
  const session = ((await readJson(details)) ?? {}) as { is_logged_in?: boolean }
  const isLogIn = path === adminSessionPath(currentLocale(), 'log-in')
  if (session.is_logged_in === false && !isLogIn) return new Response(null, { status: 401 })
  return before === readCsrfToken() ? rejected : send(path, call)
}

async function send(path: string, { method = 'GET', body, headers, signal }: Call) {
  const deadline = AbortSignal.timeout(deadlineMs)
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        'accept-language': currentLocale(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'x-csrftoken': readCsrfToken() }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    const key = deadline.aborted ? 'admin.error.late' : 'admin.error.unreachable'
    throw new HttpError(i18nProvider.translate(key), 0)
  }
}

/** Every call that writes repeats the cookie. */
function readCsrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

type Problem = { detail?: string; errors?: Record<string, string[]> }

function errorOf(status: number, body: unknown): HttpError {
  const { detail, errors } = (body ?? {}) as Problem
  const message = detail ?? i18nProvider.translate(textOf(status), { status })
  if (!errors) return new HttpError(message, status, body)
  return new HttpError(message, status, { ...(body as object), errors: nestErrors(errors) })
}

export type NestedErrors = { [name: string]: string | NestedErrors }

/** Messages by path, such as `credits.0.role.de`, as an object of objects. */
function nestErrors(errors: Record<string, string[]>): NestedErrors {
  const nested: NestedErrors = {}
  for (const [path, messages] of Object.entries(errors)) {
    const names = path.split('.')
    let target = nested
    for (const name of names.slice(0, -1)) {
      const inner = target[name]
      target = typeof inner === 'object' ? inner : (target[name] = {})
    }
    target[names.at(-1)!] = messages.join(' ')
  }
  return nested
}

const textOf = (status: number) =>
  status === 401 ? 'ra.notification.logged_out' : 'admin.error.unknown'
