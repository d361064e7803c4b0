import { z } from 'zod'
import type { RestSource } from './operation.ts'
import { Address, LocalDate, LocalTime, Locale } from '@foyer/schema/shapes/scalars.ts'

const time = LocalTime.nullable()

export const OpeningHours = z
  .object({
    time_from: time.describe(
      'Opening time in the time zone of the theatre; e.g. "10:00". Null if closed.',
    ),
    time_to: time.describe(
      'Closing time in the time zone of the theatre; e.g. "18:00". Null if closed.',
    ),
    closed: z
      .boolean()
      .describe('Whether the box office is closed; the times have no meaning then.'),
    alternative_link_url: Address.nullable().describe(
      'Target of the link for more about the day: a path on this site or an address. Only in the first entry; null if there is none.',
    ),
    alternative_text: z
      .string()
      .nullable()
      .describe(
        'Text to show instead of the hours. Only in the first entry; null if there is none.',
      ),
  })
  .meta({
    id: 'OpeningHours',
    title: 'OpeningHours',
    description: 'A span in which the box office is open.',
  })

export const NextOpening = z
  .object({
    day: LocalDate.describe('Day at the theatre; e.g. "2026-11-24".'),
    time: LocalTime.describe('Opening time in the time zone of the theatre; e.g. "10:00".'),
  })
  .meta({
    id: 'NextOpening',
    title: 'NextOpening',
    description: 'When the box office opens next.',
  })

export const OpeningHoursToday = z
  .object({
    opening_hours: z
      .array(OpeningHours)
      .describe('Regular opening hours of today’s day of the week.'),
    opening_hours_exceptions: z
      .array(OpeningHours)
      .describe('Opening hours of today that replace the regular ones; empty if there are none.'),
    next_opening: NextOpening.nullable().describe(
      'The first opening after today; null if none is known.',
    ),
  })
  .meta({
    id: 'OpeningHoursToday',
    title: 'OpeningHoursToday',
    description: 'Today’s opening hours of the box office.',
  })

export const openingHours = {
  name: 'opening-hours',
  description: 'Opening hours of the box office.',
  operations: {
    openingHoursToday: {
      operationId: 'openingHoursToday',
      access: 'public',
      method: 'GET',
      path: '/{locale}/api/opening-hours-today/',
      localeOptional: true,
      summary: 'Get today’s opening hours',
      description: 'The opening hours of today’s date at the theatre.',
      pathParameters: { locale: Locale },
      response: OpeningHoursToday,
    },
  },
} as const satisfies RestSource
