import { answerTicketForm } from '#features/booking/plain/answer-ticket-form.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pathFor } from '#i18n/path-for.ts'
import { findId } from '#lib/find-id.ts'
import { noFileAnswer } from '#lib/http/file-answer.ts'
import { design } from '#lib/design/design.ts'

type Context = { params: Promise<{ locale: string; slug: string; id: string }> }

/** Takes the plain form for the tickets of an event. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { locale, slug, id: given } = await params
  const id = findId(given)
  if (id === undefined || !design.quickBuy) return noFileAnswer([])
  return answerTicketForm(request, { id, slug, locale: asLocale(locale) })
}

/** Who comes back to where the form was sent to finds the form. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale, slug, id } = await params
  const location = pathFor('events-slug-id-tickets', { slug, id }, asLocale(locale))
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
