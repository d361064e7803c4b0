import { routeHandler } from '#app/routing/route-handler.ts'
import { findForm, formPaths } from '#features/forms/find-form.ts'
import { sendPlainEntry } from '#features/forms/plain/send-plain-entry.ts'
import { read } from '#graphql/read.ts'
import { getTranslations } from 'next-intl/server'
import { pathFor } from '#i18n/paths/path-for.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'

/**
 * Handles a form that was sent without JavaScript (S-07). An accepted one redirects to a confirmation page; a refused
 * one gets the path of a page with what was typed, which the front server serves in place of this response.
 */
export const POST = routeHandler('forms-slug-id-entry', async (request, parameters) => {
  const { locale } = parameters
  const t = await getTranslations({ locale, namespace: 'forms' })
  if (!isFromSite(request.headers)) return new Response(t('wrongOrigin'), { status: 403 })
  const form = await findForm(parameters, read)
  const entered = await request.formData().catch(() => undefined)
  if (!form || !entered) return new Response(t('lost'), { status: form ? 400 : 404 })
  const place = { slug: form.slugs[locale], number: form.number }
  const attempt = await sendPlainEntry({ form, entered, locale, t, headers: request.headers })
  if (attempt === 'sent') return redirectTo(pathFor('forms-slug-id-thanks', place, locale))
  const page = { ...place, attempt: saveAttempt(attempt) }
  return Response.json({ page: pathFor('forms-slug-id-attempt', page, locale) }, { status: 422 })
})

/** A reload of the address redirects to the form. */
export const GET = routeHandler('forms-slug-id-entry', async (_, parameters) => {
  const form = await findForm(parameters, read)
  return form ? redirectTo(formPaths(form)[parameters.locale]) : new Response(null, { status: 404 })
})

function redirectTo(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } })
}
