import fastifyPlugin from 'fastify-plugin'
import { controlCharacter } from '@foyer/schema/documents/control-character.ts'
import { invalidInputError } from '#http/invalid-input-error.ts'

const inAddress = /%(?:[01][0-9a-f]|7f)/i

const hasControlCharacter = (text: string): boolean => controlCharacter.test(text)

/**
 * Rejects addresses and bodies with control characters: PostgreSQL stores no NUL, and the others have no meaning. Also rejects bodies that are
 * nested without end.
 */
export const controlCharacters = fastifyPlugin(async (app) => {
  app.addHook('preValidation', async (request) => {
    const { url, body } = request
    if (!inAddress.test(url) && !isTooDeep(body) && !holdsControlCharacter(body)) return
    throw invalidInputError(request)
  })
})

/** Deeper than anything that the contract knows; what reads bodies by recursion would run out of stack. */
const deepestBody = 64

function isTooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > deepestBody) return true
  return Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
}

function holdsControlCharacter(value: unknown): boolean {
  if (typeof value === 'string') return hasControlCharacter(value)
  if (Array.isArray(value)) return value.some(holdsControlCharacter)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([name, inner]) => hasControlCharacter(name) || holdsControlCharacter(inner),
  )
}
