import { user } from '@foyer/schema/rest/user.ts'

const timeoutMs = 5000

export type PostToOrigin = (path: string, body: object) => Promise<unknown>

/**
 * Sends what the site itself reports to the origin, as the contract demands: with a CSRF token, which is fetched once and again when the
 * origin rejects it. Throws when the origin does not accept it.
 */
export function createPostToOrigin(origin: string): PostToOrigin {
  let token: string | undefined

  async function sendRequest(path: string, init?: RequestInit) {
    return fetch(new URL(path, origin), {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  async function findToken(): Promise<string> {
    const response = await sendRequest(user.operations.userDetails.path.replace('{locale}', 'de'))
    await response.body?.cancel()
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('csrftoken='))
    return /=([^;]*)/.exec(cookie ?? '')?.[1] ?? ''
  }

  async function post(path: string, body: object) {
    token ??= await findToken()
    return sendRequest(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': token,
        cookie: `csrftoken=${token}`,
      },
    })
  }

  return async (path, body) => {
    let response = await post(path, body)
    if (response.status === 403) {
      token = undefined
      response = await post(path, body)
    }
    if (!response.ok) throw new Error(`The origin responded to ${path} with ${response.status}.`)
    return response.json()
  }
}
