import { errorPageName } from '@foyer/schema/error-pages.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { findErrorPage } from './error-page.ts'

export function addErrorPageRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
): void {
  app.get<{ Params: { file: string } }>('/html/:file', async (request, reply) => {
    const [, name = ''] = /^(.+)\.html$/.exec(request.params.file) ?? []
    const html = errorPageName.test(name) ? await findErrorPage(database, name) : undefined
    if (html === undefined) throw new HttpError(404, messages[localeOf(request.url)].notFound)
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
