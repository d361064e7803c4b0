import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Address, Locale, idOf, OptionalText } from '@foyer/schema/shapes/scalars.ts'

export const BreakingNews = z
  .object({
    id: idOf('alert'),
    title: z.string().describe('Title of the alert.'),
    text: OptionalText.describe('Text of the alert; may be empty.'),
    link: Address.nullable().describe(
      'Link target: a path on this site or an address; null if there is none.',
    ),
    link_title: z.string().nullable().describe('Text of the link; null if there is none.'),
  })
  .meta({
    id: 'BreakingNews',
    title: 'BreakingNews',
    description: 'An alert at the top of every page; e.g. that an event is canceled.',
  })

/** Maximum number of alerts at a time; pages show the first. */
export const maxAlerts = 10

export const breakingNews = {
  name: 'breaking-news',
  description: 'Alerts at the top of every page.',
  operations: {
    breakingNews: {
      operationId: 'breakingNews',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/breaking-news/',
      localeOptional: true,
      summary: 'List current alerts',
      description: `Current alerts, newest first; ${maxAlerts} at most.`,
      pathParameters: { locale: Locale },
      response: z.array(BreakingNews),
    },
  },
} as const satisfies RestSource
