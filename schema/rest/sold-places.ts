import { z } from 'zod'
import { rooms } from '@foyer/schema/resources/programme/venues.ts'
import { Id, idOf, Locale } from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'

export const listSoldPlaces = {
  operationId: 'listSoldPlaces',
  isInternal: true,
  extension: {},
  access: rooms.access,
  method: 'GET',
  path: '/{locale}/admin-api/rooms/{id}/sold-places/',
  pathParameters: { locale: Locale, id: idOf('room') },
  summary: 'List sold places of a room',
  description: 'The places of a room for which there are tickets to events that are not over.',
  response: z
    .object({
      places: z
        .array(
          z
            .object({
              id: Id.describe('Number of the place; e.g. 17.'),
              tickets: z.int().describe('Number of tickets, each to another event or timeslot.'),
            })
            .meta({
              id: 'SoldPlace',
              title: 'SoldPlace',
              description: 'A place with tickets to coming events.',
            }),
        )
        .describe('The places, in order of their numbers.'),
    })
    .meta({
      id: 'SoldPlaces',
      title: 'SoldPlaces',
      description: 'Places with tickets to coming events.',
    }),
} as const satisfies Operation
