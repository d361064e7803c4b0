import { z } from 'zod'
import { staffOperation } from './dashboard-operation.ts'
import type { RestSource } from './operation.ts'
import { Locale, OffsetDateTime } from '@foyer/schema/shapes/scalars.ts'

export const MissingPageWrite = z
  .object({
    url: z
      .string()
      .min(1)
      .max(2048)
      .regex(/^(https?:\/)?\/[^\s?#]*$/)
      .describe('Path or address that was requested, without query and fragment; e.g. "/de/alt".'),
    times: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('Number of requests to add; 1 if omitted.'),
  })
  .meta({
    id: 'MissingPageWrite',
    title: 'MissingPageWrite',
    description: 'A request for a page that does not exist.',
  })

export const MissingPage = z
  .object({
    url: z.string().describe('Path or address that was requested.'),
    count: z.int().describe('Number of requests so far.'),
  })
  .meta({
    id: 'MissingPage',
    title: 'MissingPage',
    description: 'The number of requests for a page that does not exist.',
  })

export const MissingPageRejected = z
  .object({ detail: z.string().describe('The reason for people, in the language of the request.') })
  .meta({
    id: 'MissingPageRejected',
    title: 'MissingPageRejected',
    description: 'What was sent is not an address of this site.',
  })

/** How many missing pages staff see at most. */
export const maxListedPages = 30

const LoggedPage = z
  .object({
    path: z.string().describe('Path that was requested, with its language; e.g. "/de/alt".'),
    count: z.int().describe('Number of requests so far, in all spellings.'),
    last_seen_at: OffsetDateTime.describe('When it was last requested.'),
  })
  .meta({
    id: 'LoggedPage',
    title: 'LoggedPage',
    description: 'A path at which visitors found no page.',
  })

const SitePath = z
  .string()
  .min(1)
  .max(500)
  .regex(/^\/\S*$/)

const MissingPageRedirect = z
  .object({
    path: SitePath.describe('The path that was not found, with its language; e.g. "/de/alt".'),
    target: SitePath.describe('The path that visitors are redirected to; e.g. "/de/neu".'),
  })
  .meta({
    id: 'MissingPageRedirect',
    title: 'MissingPageRedirect',
    description: 'A redirect from a page that was not found.',
  })

const LoggedPages = z
  .object({
    count: z.int().describe('Number of paths that are logged.'),
    pages: z.array(LoggedPage).describe(`Those with the most requests, ${maxListedPages} at most.`),
  })
  .meta({ id: 'LoggedPages', title: 'LoggedPages', description: 'Pages that were not found.' })

export const errorLog = {
  name: 'error-log',
  description: 'Log of pages that visitors did not find.',
  operations: {
    logMissingPage: {
      operationId: 'logMissingPage',
      access: 'public',
      isRateLimited: true,
      method: 'POST',
      path: '/{locale}/api/dashboard-error-log/',
      localeOptional: true,
      summary: 'Report a missing page',
      description: 'Adds to the number of requests for a page that does not exist.',
      pathParameters: { locale: Locale },
      body: MissingPageWrite,
      response: MissingPage,
      errors: { 400: MissingPageRejected },
    },
    missingPages: {
      ...staffOperation('error-log'),
      access: 'editor',
      object: 'any',
      operationId: 'missingPages',
      method: 'GET',
      summary: 'List missing pages',
      description:
        'Paths at which visitors found no page, all spellings of a path together, without those that are redirected by now.',
      response: LoggedPages,
    },
    redirectMissingPage: {
      ...staffOperation('error-log/redirect'),
      access: 'publisher',
      operationId: 'redirectMissingPage',
      method: 'POST',
      summary: 'Redirect a missing page',
      description: 'Makes a redirect from a path at which visitors found no page.',
      body: MissingPageRedirect,
      response: LoggedPages,
      errors: { 400: MissingPageRejected },
    },
  },
} as const satisfies RestSource
