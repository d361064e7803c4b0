import { limits } from '#front/limits.ts'
import type { Rendering } from '#front/renderer.ts'

const cacheableStatuses = new Set([200, 301, 308, 404, 410])

/**
 * How long a response is fresh, in milliseconds; 0 when it must not be cached: it is an error, sets a cookie, varies by
 * visitor, or the renderer does not offer it to shared caches (`s-maxage` or `immutable`).
 */
export function cacheTtlMs({ status, headers }: Rendering): number {
  if (!cacheableStatuses.has(status)) return 0
  if (headers['set-cookie'] !== undefined) return 0
  if (differsByVisitor(headers['vary'])) return 0
  const control = [headers['cache-control'] ?? ''].flat().join(',').toLowerCase()
  if (/\b(?:private|no-store|no-cache)\b/.test(control)) return 0
  const seconds = sharedSeconds(control)
  if (status === 200) return seconds * 1000
  return Math.min(seconds * 1000, limits.missingPageFreshMs)
}

function sharedSeconds(control: string): number {
  const shared = /\bs-maxage=(\d+)/.exec(control)
  if (shared) return Number(shared[1])
  if (!/\bimmutable\b/.test(control)) return 0
  return Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0)
}

function differsByVisitor(vary: string | string[] | undefined): boolean {
  return /\*|\b(?:cookie|authorization|accept-language|user-agent)\b/i.test(
    [vary ?? ''].flat().join(),
  )
}
