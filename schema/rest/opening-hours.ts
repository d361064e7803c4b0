import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Locale } from '@foyer/schema/shapes/scalars.ts'

const time = z.string().nullable()

export const OpeningHours = z
  .object({
    time_from: time.describe('On the clock of the theatre, as 10:00. Empty when closed.'),
    time_to: time.describe('On the clock of the theatre, as 18:00. Empty when closed.'),
    closed: z.boolean().describe('Whether nobody is there; the times then mean nothing.'),
    alternative_link_url: z
      .string()
      .nullable()
      .describe('In the first entry: an address or path to which what is shown of the day leads.'),
    alternative_text: z
      .string()
      .nullable()
      .describe('In the first entry: a text that is shown in place of the hours.'),
  })
  .meta({
    id: 'OpeningHours',
    title: 'OpeningHours',
    description: 'From when until when the box office is open.',
  })

export const OpeningHoursToday = z
  .object({
    opening_hours: z.array(OpeningHours).describe('What holds on this day of every week.'),
    opening_hours_exceptions: z
      .array(OpeningHours)
      .describe('What holds today in place of it; empty on a usual day.'),
  })
  .meta({
    id: 'OpeningHoursToday',
    title: 'OpeningHoursToday',
    description: 'When the box office is open today.',
  })

export const openingHours = {
  name: 'opening-hours',
  description: 'When the box office is open.',
  operations: {
    openingHoursToday: {
      operationId: 'openingHoursToday',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/opening-hours-today/',
      localeOptional: true,
      summary: 'Get today’s opening hours',
      description: 'The opening hours of the day that it is at the theatre.',
      pathParameters: { locale: Locale },
      answer: OpeningHoursToday,
    },
  },
} as const satisfies RestSource
