import { pageSizes } from '@foyer/schema/shapes/paging.ts'
import { persons as contract } from '@foyer/schema/rest/persons.ts'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/connect.ts'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { idsOf } from '#http/ids-of.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { pageResponse, requestedPage } from '#http/page-of.ts'
import { HttpError } from '#http/http-error.ts'
import { listParts } from './part-store.ts'
import { findPerson, findPersons, listPersonCategories } from './person-store.ts'

export function addPersonRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  const { operations } = contract

  addOperation(app, operations.persons, async ({ query, locale, request }) => {
    const page = requestedPage(query, pageSizes.persons)
    const filter = { ids: idsOf(query.ids), category: query.category }
    const { count, results } = await readSnapshot(database, (queries) =>
      findPersons(queries, { filter, page, locale }),
    )
    return pageResponse({ page, count, results, request, locale })
  })

  addOperation(app, operations.person, async ({ path, locale }) => {
    const person = await readSnapshot(database, (queries) =>
      findPerson(queries, { id: path.id, locale }),
    )
    if (!person) throw new HttpError(404, messages[locale].notFound)
    return person
  })

  addOperation(app, operations.personParts, ({ path, locale }) =>
    listParts(database, { personId: path.id, locale }),
  )

  addOperation(app, operations.personCategories, ({ locale }) =>
    listPersonCategories(database, locale),
  )
}
