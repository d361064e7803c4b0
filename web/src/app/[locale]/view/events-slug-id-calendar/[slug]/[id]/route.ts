import { connection } from 'next/server'
import { eventCalendarAnswer } from '#features/feeds/event-calendar-answer.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { findId } from '#lib/find-id.ts'
import { noFileAnswer } from '#lib/http/file-answer.ts'

type Context = { params: Promise<{ locale: string; slug: string; id: string }> }

/** One event, to put into a calendar. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  await connection()
  const { locale, slug, id: given } = await params
  const id = findId(given)
  if (id === undefined) return noFileAnswer([])
  return eventCalendarAnswer({ id, slug, locale: asLocale(locale) })
}
