import { MissingPage as MissingPageResponse, errorLog } from '@foyer/schema/rest/error-log.ts'
import { user } from '@foyer/schema/rest/user.ts'
import { z } from 'zod'
import type { MissingPage } from '#front/operation/missing-pages.ts'

const timeoutMs = 5000
const longestUrl = 2048

/**
 * Reports a missing page to the origin, as the contract demands: with a CSRF token, which is fetched once and again
 * when the origin rejects it. Throws when the origin does not count the view.
 */
export function createMissingPageReporter({
  origin,
  siteUrl,
}: {
  origin: string
  siteUrl: string
}) {
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

  async function post({ locale, path, times }: MissingPage) {
    token ??= await findToken()
    return sendRequest(errorLog.operations.logMissingPage.path.replace('{locale}', locale), {
      method: 'POST',
      body: JSON.stringify({ url: `${siteUrl}${path}`.slice(0, longestUrl), times }),
      headers: {
        'content-type': 'application/json',
        'x-csrftoken': token,
        cookie: `csrftoken=${token}`,
      },
    })
  }

  return async (page: MissingPage): Promise<void> => {
    let response = await post(page)
    if (response.status === 403) {
      token = undefined
      response = await post(page)
    }
    if (!response.ok)
      throw new Error(`The origin responded to a missing page with ${response.status}.`)
    z.parse(MissingPageResponse, await response.json())
  }
}
