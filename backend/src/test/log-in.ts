import type { InjectOptions } from 'fastify'
import type { Theatre } from './use-theatre.ts'

export type Session = {
  /** Sends a writing call with session and CSRF token. */
  send(
    request: Pick<InjectOptions, 'url' | 'payload'> & { method?: 'POST' | 'PATCH' | 'DELETE' },
    /** Idempotency key. */
    key?: string,
  ): ReturnType<Theatre['call']>
  headers: Record<string, string>
}

/** A browser with a CSRF token, and a session if credentials are given. */
export async function logIn(
  { call }: Theatre,
  credentials?: { username: string; password: string },
): Promise<Session> {
  const cookies = new Map<string, string>()
  const keep = (response: Awaited<ReturnType<Theatre['call']>>) => {
    for (const { name, value } of response.cookies) cookies.set(name, value)
    return response
  }
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-csrftoken': cookies.get('csrftoken') ?? '',
  })
  keep(await call('/de/api/user-details/'))
  if (credentials) {
    const url = '/de/api/user/login/'
    const response = keep(
      await call({ method: 'POST', url, payload: credentials, headers: headers() }),
    )
    if (response.status !== 200) throw new Error(`The login was refused: ${response.status}`)
  }
  return {
    headers: headers(),
    send: async (request, key) =>
      call({
        method: 'POST',
        ...request,
        headers: { ...headers(), ...(key && { 'idempotency-key': key }) },
      }),
  }
}
