import { forms as contract } from '@foyer/schema/rest/forms.ts'
import type { FastifyInstance } from 'fastify'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { Refusal } from '#http/refusal.ts'
import { addEntryRoute } from './entry-route.ts'
import { formAnswer } from './form-answer.ts'
import type { FormNeeds } from './form-needs.ts'
import { findForm } from './form-store.ts'
import { addStaffRoutes } from './staff-routes.ts'
import { addTempFileRoute } from './temp-file-route.ts'

/** Forms, what visitors write into them, and what the staff gets of that. Needs multipart bodies. */
export function addFormRoutes(app: FastifyInstance, needs: FormNeeds): void {
  const { database, limits } = needs
  addOperation(app, contract.operations.form, async ({ path, locale }) => {
    const form = await findForm(database, path.id)
    if (!form) throw new Refusal(404, messages[locale].notFound)
    return formAnswer(form, { locale, limits })
  })
  addTempFileRoute(app, needs)
  addEntryRoute(app, needs)
  addStaffRoutes(app, needs)
}
