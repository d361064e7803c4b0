import type { NextRequest } from 'next/server'
import { articleRssAnswer } from '#features/magazine/feed/article-rss-answer.ts'
import { asLocale } from '#i18n/as-locale.ts'

type Context = { params: Promise<{ locale: string }> }

/** The newest articles, for feed readers. */
export async function GET(_: NextRequest, { params }: Context): Promise<Response> {
  return articleRssAnswer(asLocale((await params).locale))
}
