import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import type { AnswerHeaders } from './answer-headers.ts'

/** Gathered from all answers of the origin to one operation. */
export type AnswerRecord = {
  setCookies: string[]
  /** Tags of the change feed that make the answer stale. */
  cacheTags: Set<string>
  /** Whether it is for this visitor alone. */
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
