import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { addOperation } from '#http/operation-route.ts'
import { changeFavourites, listFavourites } from './favourite-store.ts'

/** What visitors have marked. */
export function addFavouriteRoutes(app: FastifyInstance, database: Database): void {
  const { operations } = contract

  addOperation(app, operations.favourites, async ({ request }) => {
    const visitor = await request.findVisitor()
    return visitor
      ? listFavourites(database, visitor.id)
      : { events: [], productions: [], persons: [], articles: [] }
  })

  addOperation(app, operations.changeFavourites, async ({ body, request }) => {
    const { id: accountId } = (await request.findVisitor())!
    return changeFavourites(database, { accountId, ...body })
  })
}
