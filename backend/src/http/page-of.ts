import { lastPage, pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyRequest } from 'fastify'
import { messages } from './messages.ts'
import { HttpError } from './http-error.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** The site's public URL. Links are built from it, never from the request's Host header. */
    siteUrl: string
  }
}

export type Page = { number: number; size: number; offset: number }

type PageParameters = { page?: number | undefined; page_size?: number | undefined }

/** The requested page. */
export function requestedPage(query: PageParameters, usualSize: number): Page {
  const number = query.page ?? 1
  const size = Math.min(query.page_size ?? usualSize, pageSizes.largest)
  return { number, size, offset: (number - 1) * size }
}

type PageOf<Row> = {
  page: Page
  count: number
  results: Row[]
  request: FastifyRequest
  locale: Locale
}

/** A page in the format of Django REST framework. Throws a 404 beyond the last page; the first page may be empty. */
export function pageResponse<Row>({ page, count, results, request, locale }: PageOf<Row>) {
  if (page.number > 1 && page.offset >= count) {
    throw new HttpError(404, messages[locale].invalidPage)
  }
  const hasNext = page.offset + page.size < count && page.number < lastPage
  return {
    count,
    next: hasNext ? addressOfPage(request, page.number + 1) : null,
    previous: page.number > 1 ? addressOfPage(request, page.number - 1) : null,
    results,
  }
}

function addressOfPage(request: FastifyRequest, number: number): string {
  const url = new URL(request.server.siteUrl + request.url)
  if (number === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(number))
  return url.href
}
