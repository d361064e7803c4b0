import { formEntryFilter } from '@foyer/schema/rest/form-entries.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { checkFields } from '#http/field-errors.ts'
import { guardOf } from '#http/guard.ts'
import { localeOf } from '#http/locale-of.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { stringValues } from '#http/values/string-values.ts'
import { entriesCsv, spreadsheetCsv } from './entries-csv.ts'
import { findFileOfEntry } from '#features/forms/file-store.ts'
import { findForm } from '#features/forms/form-store.ts'
import type { FormDependencies } from '#features/forms/form-dependencies.ts'

const filterShape = z.object(formEntryFilter)

type RouteParams = { id: string; file?: string }

/** Downloads for staff; see `schema/form-files.ts`. */
export function addStaffRoutes(app: FastifyInstance, dependencies: FormDependencies): void {
  const { database, siteUrl, files, newsletter } = dependencies
  const editorOnly = { preValidation: guardOf({ access: 'editor' }) }

  app.get<{ Params: RouteParams }>(
    '/:locale/api/forms/:id/entries.csv',
    editorOnly,
    async (request, reply) => {
      const locale = localeOf(request.url)
      const form = await findForm(database, numberOf(request))
      if (!form) throw notFound(request)
      const values = stringValues(formEntryFilter, request.query)
      const filter = checkFields(filterShape, { values, locale })
      if (!filter.ok) throw new HttpError(400, messages[locale].invalidInput, filter.errors)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${form.slug.de}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(
          form.isNewsletter
            ? spreadsheetCsv(await newsletter.listRows(locale))
            : await entriesCsv(database, { form, filter: filter.value, locale, siteUrl }),
        )
    },
  )

  app.get<{ Params: RouteParams }>(
    '/:locale/api/forms-entries/:id/files/:file/',
    editorOnly,
    async (request, reply) => {
      const id = request.params.file ?? ''
      const file = /^[\da-f-]{36}$/.test(id)
        ? await findFileOfEntry(database, { id, entryId: numberOf(request) })
        : null
      if (!file) throw notFound(request)
      return reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        .header('content-length', file.bytes)
        .type(file.mimeType)
        .send(await files.stream(file.id))
    },
  )
}

function numberOf(request: FastifyRequest<{ Params: RouteParams }>): number {
  const { id } = request.params
  if (!/^\d{1,9}$/.test(id)) throw notFound(request)
  return Number(id)
}

function notFound(request: FastifyRequest): HttpError {
  return new HttpError(404, messages[localeOf(request.url)].notFound)
}
