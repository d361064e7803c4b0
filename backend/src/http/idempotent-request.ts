import { createHash } from 'node:crypto'
import { canonicalJson } from '@foyer/schema/documents/value.ts'
import { idempotencyKeyHeader } from '@foyer/schema/rest/idempotency-key-header.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '#database/writing/actor.ts'
import { HttpError } from './http-error.ts'
import { localeOf } from './locale-of.ts'
import { messages } from './messages.ts'

/** A request with an idempotency key, by hashes of its key and its content. */
export type IdempotentRequest = { key: string; contentHash: string }

/** The request as it is recorded; undefined if it has no idempotency key. A key is of one account. */
export function idempotentRequestOf(
  { headers, method, url, body }: FastifyRequest,
  { accountId }: Actor,
): IdempotentRequest | undefined {
  const checked = idempotencyKeyHeader['Idempotency-Key'].safeParse(headers['idempotency-key'])
  if (!checked.success) throw new HttpError(400, messages[localeOf(url)].invalidInput)
  if (checked.data === undefined) return undefined
  return {
    key: hashUuid(`${accountId} ${checked.data}`),
    contentHash: hashUuid(`${method} ${url} ${canonicalJson(body)}`),
  }
}

/** The first half of a SHA-256, as PostgreSQL prints a UUID. */
function hashUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
