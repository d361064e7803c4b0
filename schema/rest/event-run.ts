import { z } from 'zod'
import { events } from '@foyer/schema/resources/programme/events.ts'
import { clockTime } from '@foyer/schema/resources/own-field-shapes.ts'
import { resourceShapes } from '@foyer/schema/resources/resource-shapes.ts'
import { Id, LocalDate, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

/** The most events of one run. */
export const maxEventsPerRun = 150

const EventRun = z
  .object({
    event: resourceShapes(events).Write.describe('The first event; the others are the same.'),
    until: LocalDate.describe('Last day of the run. The first one is that of the event.'),
    weekdays: z
      .array(z.int().min(1).max(7))
      .max(7)
      .default([])
      .describe('Days of the week, 1 is Monday; empty for all.'),
    times: z
      .array(clockTime)
      .max(6)
      .default([])
      .describe('Times of each day; empty for that of the event.'),
    except: z.array(LocalDate).max(400).default([]).describe('Days without an event.'),
  })
  .meta({ id: 'EventRun', title: 'EventRun', description: 'Several events of one kind.' })

const EventRunRefused = z
  .object({
    detail: z.string().describe('The reason for people, in the language of the request.'),
    events: z
      .array(
        z
          .object({
            day: LocalDate.describe('Its day.'),
            time: z.string().nullable().describe('Its time; null if only the day is given.'),
            errors: z
              .record(z.string(), z.array(z.string()))
              .describe('What is wrong with its fields, by name.'),
          })
          .meta({
            id: 'EventRunProblem',
            title: 'EventRunProblem',
            description: 'Why an event of a run cannot be added.',
          }),
      )
      .describe('The events that cannot be added.'),
  })
  .meta({
    id: 'EventRunRefused',
    title: 'EventRunRefused',
    description: 'No event was added, because it is not possible for all days.',
  })

export const addEventRun = {
  operationId: 'addEventRun',
  isInternal: true,
  extension: {},
  access: events.access,
  method: 'POST',
  path: '/{locale}/admin-api/events/run/',
  pathParameters: { locale: Locale },
  summary: 'Add a run of events',
  description: `Adds up to ${maxEventsPerRun} events that differ in day and time only: all, or none. An event that exists already is refused, so that a repeated request adds nothing.`,
  body: EventRun,
  response: z
    .object({ ids: z.array(Id).describe('Numbers of the events, in order.') })
    .meta({ id: 'EventRunAdded', title: 'EventRunAdded', description: 'The events were added.' }),
  responseStatus: 201,
  errors: { 409: EventRunRefused },
} as const satisfies Operation
