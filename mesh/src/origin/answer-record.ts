import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import type { AnswerHeaders } from './answer-headers.ts'

/** Collected from all responses of the origin to one operation. */
export type AnswerRecord = {
  setCookies: string[]
  /** The cache tags that invalidate the response. */
  cacheTags: Set<string>
  /** Whether the response is private to this visitor. */
  isPersonal: boolean
}

export function createAnswerRecord(): AnswerRecord {
  return { setCookies: [], cacheTags: new Set(), isPersonal: false }
}

export function recordAnswer(record: AnswerRecord, headers: AnswerHeaders): void {
  const cookies = headers.getSetCookie()
  record.setCookies.push(...cookies)
  for (const tag of tagsOfHeader(headers.get('cache-tag'))) record.cacheTags.add(tag)
  const isPrivate = /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
  if (cookies.length > 0 || isPrivate) record.isPersonal = true
}
