import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale } from '#i18n/locales.ts'

/** `/` leads to the German home page: no language is guessed. */
export function redirectRoot(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(307, {
    location: `/${defaultLocale}`,
    'cache-control': 'public, max-age=3600',
  })
  response.end()
}
