import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { NextRequest } from 'next/server'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  ExtendHoldDocument,
  HeldCartFragmentDoc,
  RemoveTicketDocument,
} from '#graphql/generated/graphql.ts'
import { findGraphProblem } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { cartCookieLines } from '#lib/browser/remember-cart.ts'
import { env } from '#lib/env.ts'
import { findId } from '#lib/find-id.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { noticeOf } from './shown-cart.ts'

const site = new URL(env.SITE_URL)

/** Carries out a form of the cart and redirects to the cart; a form of another site gets a 403. */
export async function changeCart(request: NextRequest, locale: Locale): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const csrfToken = textOf(form, 'csrfmiddlewaretoken')
  const isFromThisSite =
    isFromSite(request.headers) &&
    csrfToken !== '' &&
    csrfToken === request.cookies.get('csrftoken')?.value
  if (!isFromThisSite) return forbid(locale)
  const visitor = createVisitorClient(request.headers)
  try {
    return respond(await change(form, { visitor, locale }), { visitor, locale })
  } catch (error) {
    const problem = findGraphProblem(error)
    if (problem?.code === 'FORBIDDEN') return forbid(locale)
    return redirectToCart(locale, [], problem?.code.toLowerCase() ?? 'failed')
  }
}

type CartContext = { visitor: VisitorClient; locale: Locale }

async function change(form: FormData, { visitor, locale }: CartContext) {
  const variables = { locale: graphLocale(locale) }
  if (textOf(form, 'intent') === 'extend') {
    return (await visitor.execute(ExtendHoldDocument, variables)).extendCart
  }
  const number = findId(textOf(form, 'ticket'))
  if (number === undefined) return undefined
  return (await visitor.execute(RemoveTicketDocument, { ...variables, number })).removeFromCart
}

type ChangeResult = Awaited<ReturnType<typeof change>>

function respond(result: ChangeResult, { visitor, locale }: CartContext): Response {
  const { setCookies } = visitor
  if (result?.__typename === 'Cart') {
    const cart = readFragment(HeldCartFragmentDoc, result)
    return redirectToCart(locale, [...setCookies, ...cartCookieLines(noticeOf(cart), site)])
  }
  const code = result?.__typename === 'CartProblem' ? result.code.toLowerCase() : 'invalid_input'
  return redirectToCart(locale, setCookies, code)
}

function redirectToCart(locale: Locale, setCookies: string[], problem?: string): Response {
  const query = problem === undefined ? '' : `?problem=${encodeURIComponent(problem)}`
  const headers = new Headers({ location: `${pathFor('cart', {}, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}

async function forbid(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'cart' })
  return new Response(`${t('forbidden')} (forbidden)`, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
