import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Id, Locale } from '@foyer/schema/shapes/scalars.ts'

export const BreakingNews = z
  .object({
    id: Id,
    title: z.string().describe('What it is about, in a few words.'),
    text: z.string().describe('What visitors have to know; may be empty.'),
    link: z.string().nullable().describe('An address or path that tells more.'),
    link_title: z.string().nullable().describe('Words of that link.'),
  })
  .meta({
    id: 'BreakingNews',
    title: 'BreakingNews',
    description: 'What every page says on top, as that an evening is canceled.',
  })

/** Alerts at one time: the page shows the first. */
export const mostAlerts = 10

export const breakingNews = {
  name: 'breaking-news',
  description: 'Alerts on top of every page.',
  operations: {
    breakingNews: {
      operationId: 'breakingNews',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/breaking-news/',
      localeOptional: true,
      summary: 'List current alerts',
      description: `The alerts of the moment, the newest first; ${mostAlerts} at most.`,
      pathParameters: { locale: Locale },
      answer: z.array(BreakingNews),
    },
  },
} as const satisfies RestSource
