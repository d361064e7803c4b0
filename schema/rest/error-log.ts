import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Locale } from '@foyer/schema/shapes/scalars.ts'

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
  },
} as const satisfies RestSource
