import { tagsOfHeader } from '@foyer/schema/change-tags.ts'
import type { ResponseHeaders } from './response-headers.ts'

/** Collected from all responses of the origin to one operation. */
export type ResponseRecord = {
  setCookies: string[]
  /** The cache tags that invalidate the response. */
  cacheTags: Set<string>
  /** Whether the response is private to this visitor. */
  isPersonal: boolean
}

export function createResponseRecord(): ResponseRecord {
  return { setCookies: [], cacheTags: new Set(), isPersonal: false }
}

export function recordResponse(record: ResponseRecord, headers: ResponseHeaders): void {
  const cookies = headers.getSetCookie()
  record.setCookies.push(...cookies)
  for (const tag of tagsOfHeader(headers.get('cache-tag'))) record.cacheTags.add(tag)
  const isPrivate = /\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
  if (cookies.length > 0 || isPrivate) record.isPersonal = true
}
