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
      .describe('Address that was asked for, without its query.'),
    times: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe('How often; once where it is not said.'),
  })
  .meta({
    id: 'MissingPageWrite',
    title: 'MissingPageWrite',
    description: 'An address at which there is no page.',
  })

export const MissingPage = z
  .object({
    url: z.string().describe('Address that was asked for.'),
    count: z.int().describe('How often it has been asked for.'),
  })
  .meta({
    id: 'MissingPage',
    title: 'MissingPage',
    description: 'How often an address was asked for at which there is no page.',
  })

export const MissingPageRefused = z
  .object({ detail: z.string().describe('Why, in the language of the request.') })
  .meta({
    id: 'MissingPageRefused',
    title: 'MissingPageRefused',
    description: 'What was sent is no address.',
  })

export const errorLog = {
  name: 'error-log',
  description: 'What visitors did not find.',
  operations: {
    logMissingPage: {
      operationId: 'logMissingPage',
      access: 'public',
      isRateLimited: true,
      method: 'POST',
      path: '/{locale}/api/dashboard-error-log/',
      localeOptional: true,
      summary: 'Report a missing page',
      description: 'Counts a page that somebody has looked for and that does not exist.',
      pathParameters: { locale: Locale },
      body: MissingPageWrite,
      answer: MissingPage,
      refusals: { 400: MissingPageRefused },
    },
  },
} as const satisfies RestSource
