import { locales, type Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { isRouterRequest } from '#front/next/headers.ts'
import type { Renderer } from '#front/renderer.ts'
import { languageOf } from '#front/site/language-choice.ts'

/** The page that is shown where there is none. */
const notFoundStage = (locale: Locale) => pathFor('not-found', {}, locale)

/** The page that is shown where one cannot be made. It asks nobody for anything. */
export const failureStage = (locale: Locale) => pathFor('failure', {}, locale)

/** All stages: to be rendered at the start, so that they are there when nothing else is. */
export const stages = [notFoundStage, failureStage].flatMap((stage) => locales.map(stage))

/**
 * Gives missing pages a whole document: Next 16.4.6 sends an almost empty one with status 404, which only its script fills.
 */
export function withNotFoundStage(render: Renderer): Renderer {
  return async (request) => {
    const isDocument = request.method === 'GET' && !isRouterRequest(request.headers)
    const stage = notFoundStage(languageOf(request.url.split('?', 1)[0] ?? ''))
    const rendering = await render(request)
    if (!isDocument) return rendering
    if (request.url === stage) return { ...rendering, status: 404 }
    const isPage = String(rendering.headers['content-type'] ?? '').startsWith('text/html')
    if (rendering.status !== 404 || !isPage) return rendering
    const whole = await render({ ...request, url: stage })
    if (whole.status !== 200) return rendering
    // How long the page counts as missing is for the answer to say, not for its stage.
    const { 'cache-control': missing = 'no-store' } = rendering.headers
    return { ...whole, status: 404, headers: { ...whole.headers, 'cache-control': missing } }
  }
}
