import * as tickets from '@foyer/demo/fixtures/tickets.ts'
import { databaseUrl } from './database.ts'

/** Numbers of the orders that hold tickets for an event and are not canceled, with how many. */
export const findSoldTickets = (eventId: number) => tickets.findSoldTickets(databaseUrl(), eventId)

/** How many places are on more than one valid ticket, over all events. */
export const countPlacesSoldTwice = () => tickets.countPlacesSoldTwice(databaseUrl())

/** Sells a place of an event as at the counter. */
export const sellPlace = (eventId: number, placeId: number) =>
  tickets.sellPlace(databaseUrl(), { eventId, placeId })

/** Gives the places of an event back that were sold so. */
export const releasePlaces = (eventId: number) => tickets.releasePlaces(databaseUrl(), eventId)
