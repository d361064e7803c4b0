import type { NextRequest } from 'next/server'
import { rssAnswer } from '#features/feeds/feed-answers.ts'
import { feedFilter } from '#features/feeds/feed-filter.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Context = { params: Promise<{ locale: string }> }

/** The programme, or a choice of it, for feed readers. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { searchParams } = request.nextUrl
  return rssAnswer({
    filter: feedFilter(searchParams),
    locale: asLocale((await params).locale),
    query: searchParams.toString(),
  })
}
