import type { Body, Encoding, CachedResponse } from '#front/cache/cached-response.ts'
import type { ResponseOptions } from './response-options.ts'

type HeadOptions = {
  encoding: Encoding
  /** Headers of every response of the site; those of the response itself come before them. */
  common: Readonly<Record<string, string>>
  responseOptions: Omit<ResponseOptions, 'ageSeconds'>
}

// By response, not by its bytes: another address may have the same ones with other headers.
const heads = new WeakMap<CachedResponse, Map<Encoding, string[]>>()

/**
 * The headers of a cached response that are the same for everyone who gets these bytes, in the form that `writeHead`
 * takes fastest: names and values alternating. Built once: the arguments must be the same at each call for the same
 * response and encoding.
 */
export function preparedHead(
  cached: CachedResponse,
  body: Body,
  options: HeadOptions,
): readonly string[] {
  const ofResponse = heads.get(cached) ?? new Map<Encoding, string[]>()
  const known = ofResponse.get(options.encoding)
  if (known) return known
  const head = buildHead(cached, body, options)
  heads.set(cached, ofResponse.set(options.encoding, head))
  return head
}

function buildHead(
  cached: CachedResponse,
  body: Body,
  { encoding, common, responseOptions }: HeadOptions,
): string[] {
  const headers = {
    ...common,
    'cache-control': responseOptions.cacheControl,
    'cache-status': responseOptions.cacheStatus,
    vary: varyHeader(responseOptions.vary),
    ...cached.headers,
    etag: body.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.bytes.length),
  }
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().flatMap((line) => [name, line]),
  )
}

/** The value of `Vary`: the encoding, and the given headers. */
export function varyHeader(beside: string | undefined): string {
  return beside === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${beside}`
}
