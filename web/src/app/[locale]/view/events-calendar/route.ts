import type { NextRequest } from 'next/server'
import { calendarAnswer } from '#features/feeds/feed-answers.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Context = { params: Promise<{ locale: string }> }

/** The programme, or a choice of it, to subscribe to in a calendar. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const filter = feedFilter(request.nextUrl.searchParams)
  return calendarAnswer({ filter, locale: asLocale((await params).locale) })
}
