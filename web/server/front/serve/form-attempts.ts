import { deleteAttempt } from '#lib/http/form-attempts.ts'
import type { Renderer } from '#front/renderer.ts'

/**
 * Shows a form again that was sent without JavaScript and refused: its handler responds with 422 and the path of the
 * page that contains what was typed, and that page becomes the response. It is rendered for this one request.
 */
export function withFormAttempts(render: Renderer): Renderer {
  return async (request) => {
    const refused = await render(request)
    const isJson = String(refused.headers['content-type'] ?? '').startsWith('application/json')
    if (request.method !== 'POST' || refused.status !== 422 || !isJson) return refused
    const { page } = JSON.parse(refused.body.toString()) as { page: string }
    const {
      host = '',
      'x-forwarded-proto': proto = 'http',
      'x-forwarded-host': forwarded = host,
    } = request.headers
    try {
      const shown = await render({
        method: 'GET',
        url: page,
        headers: { host, 'x-forwarded-host': forwarded, 'x-forwarded-proto': proto },
      })
      if (shown.status !== 200)
        throw new Error(`Showing the refused form failed with ${shown.status}.`)
      return { ...shown, status: 422 }
    } finally {
      deleteAttempt(page.slice(page.lastIndexOf('/') + 1))
    }
  }
}
