import { contract } from '#gateway/contract.ts'
import type { OriginResponse } from './origin-client.ts'

const responses = contract.whenMissing.map(({ path, response }) => ({
  pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  text: JSON.stringify(response),
}))

/** Replaces a 404 by the default of a contract extension that the origin lacks; passes on other responses. */
export function orWhenMissing(url: string, response: OriginResponse): OriginResponse {
  if (response.status !== 404) return response
  const path = url.split('?', 1)[0]!
  const found = responses.find(({ pattern }) => pattern.test(path))
  if (!found) return response
  return { ...response, status: 200, statusText: 'OK', text: () => Promise.resolve(found.text) }
}
