import { locales, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { isRouterRequest } from '#front/next/headers.ts'
import type { FailureStatus } from '#front/response/render-failure.ts'
import type { Renderer } from '#front/renderer.ts'
import { languageOf } from '#front/site/language-choice.ts'

/** The path of the page for missing pages. */
export const notFoundPath = (locale: Locale) => pathFor('not-found', {}, locale)

/** The paths of the pages for failed renders, by status. They load no data. */
export const failurePaths = {
  500: (locale: Locale) => pathFor('unknown-error', {}, locale),
  503: (locale: Locale) => pathFor('failure', {}, locale),
} as const

/** The status of a page for failed renders; undefined for any other path. */
export function findFailureStatus(path: string): FailureStatus | undefined {
  return ([500, 503] as const).find((status) => failurePaths[status](languageOf(path)) === path)
}

/** All fallback pages: rendered at start, so that they are available when nothing else is. */
export const fallbackPaths = [notFoundPath, ...Object.values(failurePaths)].flatMap((fallback) =>
  locales.map(fallback),
)

/**
 * Gives missing pages a whole document: Next 16.4.6 sends an almost empty one with status 404, which only its script
 * fills.
 */
export function withNotFoundPage(render: Renderer): Renderer {
  return async (request) => {
    const isDocument = request.method === 'GET' && !isRouterRequest(request.headers)
    const fallback = notFoundPath(languageOf(request.url.split('?', 1)[0] ?? ''))
    const rendering = await render(request)
    if (!isDocument) return rendering
    // A failed render stays one: as a 404 that must not be cached it would count as private for a minute.
    if (request.url === fallback && rendering.status < 500) return { ...rendering, status: 404 }
    const isPage = String(rendering.headers['content-type'] ?? '').startsWith('text/html')
    if (rendering.status !== 404 || !isPage) return rendering
    const whole = await render({ ...request, url: fallback })
    if (whole.status !== 200) return rendering
    // The time to live is that of the missing page, not of the fallback page.
    const { 'cache-control': missing = 'no-store' } = rendering.headers
    return { ...whole, status: 404, headers: { ...whole.headers, 'cache-control': missing } }
  }
}
