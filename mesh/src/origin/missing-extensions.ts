import type { Operation } from '@foyer/schema/rest/operation.ts'
import { sources } from '@foyer/schema/rest/sources.ts'
import type { OriginAnswer } from './origin-client.ts'

const answers = sources
  .flatMap(({ operations }): Operation[] => Object.values(operations))
  .filter(({ method, extension }) => method === 'GET' && extension?.whenMissing !== undefined)
  .map(({ path, extension }) => ({
    pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    text: JSON.stringify(extension!.whenMissing),
  }))

/** Replaces a 404 by the default of a contract extension that the origin lacks; passes on other responses. */
export function orWhenMissing(url: string, answer: OriginAnswer): OriginAnswer {
  if (answer.status !== 404) return answer
  const path = url.split('?', 1)[0]!
  const found = answers.find(({ pattern }) => pattern.test(path))
  if (!found) return answer
  return { ...answer, status: 200, statusText: 'OK', text: () => Promise.resolve(found.text) }
}
