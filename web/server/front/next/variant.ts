import type { IncomingHttpHeaders } from 'node:http'
import type { Headers } from '#front/renderer.ts'

/**
 * The forms in which Next 16.4.6 serves one page: the document, its whole RSC payload for the router, and one segment
 * for the router's prefetch. Verified for static pages (`ensureStatic`): the router's state tree, `Next-Url`, other
 * values of `Next-Router-Prefetch` and the hash `_rsc` make no difference to the bytes, so they are in no key and are
 * not forwarded.
 */
export type Variant =
  { form: 'document' } | { form: 'flight' } | { form: 'segment'; segment: string }

const segmentHeader = 'next-router-segment-prefetch'
const segmentPath = /^\/[\w$!.~@()[\]%,:/-]{0,400}$/

/** Nothing for a segment that cannot exist. */
export function readVariant(headers: IncomingHttpHeaders): Variant | undefined {
  if (headers['rsc'] !== '1') return { form: 'document' }
  const segment = headers[segmentHeader]
  if (headers['next-router-prefetch'] !== '1' || segment === undefined) return { form: 'flight' }
  if (typeof segment !== 'string' || !segmentPath.test(segment)) return undefined
  return { form: 'segment', segment }
}

/** The request headers by which Next renders this form. */
export function variantHeaders(variant: Variant): Headers {
  switch (variant.form) {
    case 'document':
      return {}
    case 'flight':
      return { rsc: '1' }
    case 'segment':
      return {
        rsc: '1',
        'next-router-prefetch': '1',
        [segmentHeader]: variant.segment,
      }
  }
}

/** Whether Next may respond to these request headers with a segment. */
export const isSegmentRequest = (headers: Headers): boolean => segmentHeader in headers

/** `Vary` of responses, for caches in between. */
export const variantVary = 'RSC, Next-Router-Prefetch, Next-Router-Segment-Prefetch'
