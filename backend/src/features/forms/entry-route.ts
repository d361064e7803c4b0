import { checkEntry } from '@foyer/schema/forms/check-entry.ts'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import { withEmailConfirmation } from '@foyer/schema/forms/email-confirmation.ts'
import { forms as contract } from '@foyer/schema/rest/forms.ts'
import type { FastifyInstance } from 'fastify'
import { textIn } from '#database/localized.ts'
import { addOperation } from '#http/operation-route.ts'
import { entryMessages } from './entry-messages.ts'
import { entryRefusal, refuseEntryBody, wholeRefusal } from './entry-refusal.ts'
import { saveEntry } from './entry-store.ts'
import { findForm } from './form-store.ts'
import { filesNamed, keptValues, readValues } from './read-values.ts'
import type { FormNeeds } from './form-needs.ts'
import { limitEntries } from './visitor-limit.ts'

/** Nobody reads a form and fills it in faster. */
const leastOpenMs = 2_000

/** Takes what visitors write into forms. */
export function addEntryRoute(app: FastifyInstance, needs: FormNeeds): void {
  const { database, limits } = needs

  addOperation(
    app,
    contract.operations.submitForm,
    async ({ body, locale }) => {
      const say = entryMessages[locale]
      const form = await findForm(database, body.form)
      if (!form) throw entryRefusal([{ slug: 'form', problem: 'unknownForm' }], locale)
      if (body.leave_empty) {
        throw entryRefusal([{ slug: 'leave_empty', problem: 'leaveEmpty' }], locale)
      }
      if (typeof body.open_for_ms === 'number' && body.open_for_ms < leastOpenMs) {
        throw wholeRefusal(say.tooFast)
      }
      const read = readValues(body.field_values)
      if (!read.ok) {
        throw entryRefusal(
          read.slugs.map((slug) => ({ slug, problem: 'invalid' })),
          locale,
        )
      }
      const problems = checkEntry(
        { fields: withEmailConfirmation(form.fields, ''), fileCount: limits.files },
        read.values,
      )
      if (problems.length > 0) throw entryRefusal(problems, locale)
      const files = filesNamed(form.fields, read.values)
      if (files.size > limits.files) throw wholeRefusal(say.tooManyFiles(limits.files))

      const values = keptValues(form.fields, read.values)
      const saved = await saveEntry(database, {
        formId: form.id,
        locale,
        values,
        content: form.fields
          .filter(({ fieldType }) => kindOf(fieldType) !== 'file')
          .map(({ slug }) => values[slug]),
        fileIds: [...files.keys()],
        requestKey: body.request_key,
        siteUrl: needs.siteUrl,
      })
      if (!saved.ok && saved.problem === 'key-reused') throw wholeRefusal(say.keyReused)
      if (!saved.ok) {
        const slug = files.get(saved.id) ?? 'form'
        throw entryRefusal([{ slug, problem: 'unknownFile' }], locale)
      }
      return { form: form.id, message: textIn(locale, form.successText) || say.thanks }
    },
    { preHandler: limitEntries(app), refuseBody: refuseEntryBody },
  )
}
