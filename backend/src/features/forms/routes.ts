import { forms as contract } from '@foyer/schema/rest/forms.ts'
import type { FastifyInstance } from 'fastify'
import { readSnapshot } from '#database/reading/read-snapshot.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { HttpError } from '#http/http-error.ts'
import { addEntryRoute } from './entry-route.ts'
import { formResponse } from './form-response.ts'
import { addStaffEntryRoutes } from './entries/staff-entry-routes.ts'
import type { FormDependencies } from './form-dependencies.ts'
import { findForm } from './form-store.ts'
import { addStaffRoutes } from './entries/staff-routes.ts'
import { addTempFileRoute } from './temp-file-route.ts'

/** Forms, their entries, and the staff's access to entries. Requires multipart support. */
export function addFormRoutes(app: FastifyInstance, dependencies: FormDependencies): void {
  const { database, limits } = dependencies
  addOperation(app, contract.operations.form, async ({ path, locale }) => {
    const form = await readSnapshot(database, (queries) => findForm(queries, path.id))
    if (!form) throw new HttpError(404, messages[locale].notFound)
    return formResponse(form, { locale, limits })
  })
  addTempFileRoute(app, dependencies)
  addEntryRoute(app, dependencies)
  addStaffRoutes(app, dependencies)
  addStaffEntryRoutes(app, dependencies)
}
