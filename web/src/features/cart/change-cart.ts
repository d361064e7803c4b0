import 'server-only'
import type { NextRequest } from 'next/server'
import { askAsVisitor, type Visit } from '#graphql/ask-as-visitor.ts'
import { readFragment } from '#graphql/generated/fragment-masking.ts'
import {
  ExtendHoldDocument,
  HeldCartFragmentDoc,
  RemoveTicketDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { pathFor } from '#i18n/path-for.ts'
import { cartCookieLines } from '#lib/cart-cookies.ts'
import { comesFromHere } from '#lib/comes-from-here.ts'
import { env } from '#lib/env.ts'
import { findId } from '#lib/find-id.ts'
import { noticeOf } from './shown-cart.ts'

const site = new URL(env.SITE_URL)

/** Does what a form of the cart asks for, and leads back to the cart; a form of another site gets a 403. */
export async function changeCart(request: NextRequest, locale: Locale): Promise<Response> {
  const form = await request.formData().catch(() => new FormData())
  const csrfToken = textOf(form, 'csrfmiddlewaretoken')
  const isOurs =
    comesFromHere(request.headers, site.origin) &&
    csrfToken !== '' &&
    csrfToken === request.cookies.get('csrftoken')?.value
  if (!isOurs) return refuse(locale)
  const visit = { cookies: request.headers.get('cookie') ?? '', csrfToken }
  try {
    return await lead(await change(form, { visit, locale }), locale)
  } catch (error) {
    const { cause } = error as Error
    if (cause === 'FORBIDDEN') return refuse(locale)
    return back(locale, [], typeof cause === 'string' ? cause.toLowerCase() : 'failed')
  }
}

type Circumstances = { visit: Visit; locale: Locale }

async function change(form: FormData, { visit, locale }: Circumstances) {
  const variables = { locale: graphLocale(locale) }
  if (textOf(form, 'deed') === 'extend') {
    const { result, setCookies } = await askAsVisitor(
      { document: ExtendHoldDocument, variables },
      visit,
    )
    return { answer: result.extendCart, setCookies }
  }
  const id = findId(textOf(form, 'ticket'))
  if (id === undefined) return { answer: undefined, setCookies: [] }
  const question = { document: RemoveTicketDocument, variables: { ...variables, id } }
  const { result, setCookies } = await askAsVisitor(question, visit)
  return { answer: result.removeFromCart, setCookies }
}

type Changed = Awaited<ReturnType<typeof change>>

async function lead({ answer, setCookies }: Changed, locale: Locale): Promise<Response> {
  if (answer?.__typename === 'Cart') {
    const cart = readFragment(HeldCartFragmentDoc, answer)
    return back(locale, [...setCookies, ...cartCookieLines(noticeOf(cart), site)])
  }
  const code = answer?.__typename === 'CartProblem' ? answer.code.toLowerCase() : 'invalid_input'
  return back(locale, setCookies, code)
}

function back(locale: Locale, setCookies: string[], problem?: string): Response {
  const query = problem === undefined ? '' : `?problem=${encodeURIComponent(problem)}`
  const headers = new Headers({ location: `${pathFor('cart', {}, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}

async function refuse(locale: Locale): Promise<Response> {
  const { cart } = await loadMessages(locale)
  return new Response(`${cart.forbidden} (forbidden)`, {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
