import { lastPage, pageSizes } from '@foyer/schema/shapes/paging.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyRequest } from 'fastify'
import { messages } from './messages.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    /** Under which visitors know the site. Addresses are built from it, never from what a request says of its host. */
    siteUrl: string
  }
}

export type Page = { number: number; size: number; offset: number }

type Asked = { page?: number | undefined; page_size?: number | undefined }

/** The page that a query asks for. */
export function pageAsked(query: Asked, usualSize: number): Page {
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

/** A page as Django REST framework answers it. Throws a 404 for a page beyond the last one, but the first may be empty. */
export function pageAnswer<Row>({ page, count, results, request, locale }: PageOf<Row>) {
  if (page.number > 1 && page.offset >= count) {
    throw new Refusal(404, messages[locale].invalidPage)
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
