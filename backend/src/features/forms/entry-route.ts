import { checkEntry } from '@foyer/schema/forms/check-entry.ts'
import { kindOf } from '@foyer/schema/forms/field-types.ts'
import { withEmailConfirmation } from '@foyer/schema/forms/email-confirmation.ts'
import { forms as contract } from '@foyer/schema/rest/forms.ts'
import type { FastifyInstance } from 'fastify'
import { textIn } from '#database/localized.ts'
import { addOperation } from '#http/operation-route.ts'
import type { Visitor } from '#sessions/session-store.ts'
import { entryMessages } from './entry-messages.ts'
import { entryError, entryBodyError, formError } from './entry-error.ts'
import { saveEntry } from './entry-store.ts'
import { findForm } from './form-store.ts'
import { findAddress } from './notify-staff.ts'
import { filesNamed, storedValues, readValues } from './read-values.ts'
import type { FormDependencies } from './form-dependencies.ts'
import { limitEntries } from './visitor-limit.ts'

/** Slug of a checkbox that orders the newsletter along with another form. */
const newsletterSlug = 'newsletter'

/** The shortest time in which a person can fill in a form. */
const minFillTimeMs = 2_000

/** Accepts form entries. */
export function addEntryRoute(app: FastifyInstance, dependencies: FormDependencies): void {
  const { database, limits, newsletter } = dependencies

  addOperation(
    app,
    contract.operations.submitForm,
    async ({ body, request, locale }) => {
      const texts = entryMessages[locale]
      const form = await findForm(database, body.form)
      if (!form) throw entryError([{ slug: 'form', problem: 'unknownForm' }], locale)
      if (!form.isOpen) throw formError(textIn(locale, form.closedText) || texts.closed)
      if (body.leave_empty) {
        throw entryError([{ slug: 'leave_empty', problem: 'leaveEmpty' }], locale)
      }
      if (typeof body.open_for_ms === 'number' && body.open_for_ms < minFillTimeMs) {
        throw formError(texts.tooFast)
      }
      const read = readValues(body.field_values)
      if (!read.ok) {
        throw entryError(
          read.slugs.map((slug) => ({ slug, problem: 'invalid' })),
          locale,
        )
      }
      const problems = checkEntry(
        { fields: withEmailConfirmation(form.fields, ''), fileCount: limits.files },
        read.values,
      )
      if (problems.length > 0) throw entryError(problems, locale)
      const files = filesNamed(form.fields, read.values)
      if (files.size > limits.files) throw formError(texts.tooManyFiles(limits.files))

      const values = storedValues(form.fields, read.values)
      const message = textIn(locale, form.successText) || texts.thanks
      const email = form.isNewsletter && findAddress(form.fields, values)
      if (email) {
        await newsletter.request(database, { email, locale })
        return { form: form.id, message }
      }
      const saved = await saveEntry(database, {
        formId: form.id,
        locale,
        accountId: findSender(await request.findVisitor(), findAddress(form.fields, values)),
        values,
        questions: form.fields.map(({ slug, kind, label, choices }) => ({
          slug,
          kind,
          label,
          choices,
        })),
        content: form.fields
          .filter(({ fieldType }) => kindOf(fieldType) !== 'file')
          .map(({ slug }) => values[slug]),
        fileIds: [...files.keys()],
        requestKey: body.request_key,
        siteUrl: dependencies.siteUrl,
      })
      if (!saved.ok && saved.problem === 'key-reused') throw formError(texts.keyReused)
      if (!saved.ok) {
        const slug = files.get(saved.id) ?? 'form'
        throw entryError([{ slug, problem: 'unknownFile' }], locale)
      }
      // Whoever ticks it on another form confirms it in the same way.
      const wanted = saved.isNew && values[newsletterSlug] === 'true'
      const address = wanted && findAddress(form.fields, values)
      if (address) await newsletter.request(database, { email: address, locale })
      return { form: form.id, message }
    },
    { preHandler: limitEntries(app), createBodyError: entryBodyError },
  )
}

/** The account of a visitor who gives its confirmed address: that of somebody else may be about somebody else. */
function findSender(visitor: Visitor | null, email: string | undefined): number | null {
  if (!visitor?.emailConfirmedAt || email === undefined) return null
  return visitor.email.toLowerCase() === email.trim().toLowerCase() ? visitor.id : null
}
