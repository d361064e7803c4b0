import { z } from 'zod'
import { events } from '@foyer/schema/resources/programme/events.ts'
import { clockTime } from '@foyer/schema/resources/own-field-shapes.ts'
import { Id, idOf, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'
import { InvalidRow, Problem } from './problems.ts'

export const eventAnnouncements = ['cancel', 'postpone', 'move'] as const

const EventHolders = z
  .object({
    orders: z.int().describe('Number of orders whose tickets are valid.'),
    places: z.int().describe('Number of their seats of the event.'),
  })
  .meta({
    id: 'EventHolders',
    title: 'EventHolders',
    description: 'How many people have tickets for an event.',
  })

const reason = (language: string) =>
  z.string().trim().max(500).default('').describe(`Why, in ${language}; may be empty.`)

const EventAnnouncement = z
  .object({
    change: z.enum(eventAnnouncements).meta({
      id: 'EventChange',
      title: 'EventChange',
      description: 'What happens to an event.',
      'x-enum-descriptions': {
        cancel: 'It does not take place.',
        postpone: 'It takes place on another day, which is not known yet.',
        move: 'It takes place on another day or at another time.',
      },
    }),
    day: LocalDate.optional().describe('The new day; only if it is moved.'),
    local_time: clockTime.optional().describe('The new start; the former one if omitted.'),
    reason_de: reason('German').describe(
      'Why, in German: for the page and the mails. Required if it is canceled.',
    ),
    reason_en: reason('English'),
    tells_holders: z.boolean().default(true).describe('Whether holders of orders get a mail.'),
    revision: Id.optional().describe('Revision that the caller has seen.'),
  })
  .meta({
    id: 'EventAnnouncement',
    title: 'EventAnnouncement',
    description: 'An event is cancelled, postponed or moved.',
  })

const shared = { isInternal: true, extension: {}, access: events.access } as const
const event = { locale: Locale, id: idOf('event') }

/** Cancelling and moving events that people have tickets for. */
export const eventAnnouncementOperations = {
  eventHolders: {
    ...shared,
    operationId: 'eventHolders',
    method: 'GET',
    path: '/{locale}/admin-api/events/{id}/holders/',
    pathParameters: event,
    summary: 'Count who has tickets for an event',
    description: 'How many orders and seats a change of an event concerns.',
    response: EventHolders,
  },
  announceEvent: {
    ...shared,
    operationId: 'announceEvent',
    method: 'POST',
    path: '/{locale}/admin-api/events/{id}/announce/',
    pathParameters: event,
    summary: 'Cancel, postpone or move an event',
    description:
      'Changes an event, puts the reason before what is important for visitors, and writes to the holders of orders.',
    body: EventAnnouncement,
    response: EventHolders,
    errors: { 400: InvalidRow, 409: Problem },
  },
} as const satisfies Record<string, Operation>
