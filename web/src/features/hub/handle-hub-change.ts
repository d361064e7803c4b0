import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  CsrfTokenDocument,
  ReadFormEntriesDocument,
  RedirectMissingPageDocument,
  SwitchSiteDocument,
} from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { findId } from '#lib/find-id.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { fields, type HubNotice, intents } from './hub-fields.ts'

type Context = { visitor: VisitorClient; locale: Locale; form: FormData }
/** What the hub says next, or the key of a rejected form. */
type Done = { notice: HubNotice } | { attempt: string }

/** Carries out a form of the hub. Whether who sent it may do that is decided by the origin. */
export async function handleHubChange(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) {
    const t = await getTranslations({ locale, namespace: 'hub' })
    return new Response(t('foreign'), {
      status: 403,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
  const form = await request.formData().catch(() => new FormData())
  const visitor = createVisitorClient(request.headers)
  try {
    // Gets a token for a session without a valid one.
    await visitor.execute(CsrfTokenDocument, { locale: graphLocale(locale) })
    return redirectToHub(locale, await carryOut({ visitor, locale, form }), visitor.setCookies)
  } catch {
    // The session has ended, the role was taken away, or the origin is not there: the hub shows which.
    return redirectToHub(locale, { notice: 'not-done' }, visitor.setCookies)
  }
}

async function carryOut(context: Context): Promise<Done> {
  switch (textOf(context.form, fields.intent)) {
    case intents.switchSite:
      return switchSite(context, 'isSiteOnline')
    case intents.switchShop:
      return switchSite(context, 'isShopOnline')
    case intents.redirect:
      return redirectMissingPage(context)
    case intents.readEntries:
      return readEntries(context)
    default:
      return { notice: 'not-done' }
  }
}

async function switchSite(
  { visitor, locale, form }: Context,
  name: 'isSiteOnline' | 'isShopOnline',
): Promise<Done> {
  const isOn = textOf(form, fields.on) === 'true'
  const input = { locale: graphLocale(locale), [name]: isOn }
  await visitor.execute(SwitchSiteDocument, { input })
  return { notice: 'switched' }
}

async function redirectMissingPage({ visitor, locale, form }: Context): Promise<Done> {
  const path = textOf(form, fields.path)
  const target = textOf(form, fields.target).trim()
  const reject = (message: string): Done => ({
    attempt: saveAttempt({
      values: { [fields.path]: path, [fields.target]: target },
      problems: [{ slug: fields.target, message }],
      detail: '',
      files: {},
    }),
  })
  const t = await getTranslations({ locale, namespace: 'hub' })
  if (!/^\/\S*$/.test(target)) return reject(t('missingPages.noPath'))
  const input = { locale: graphLocale(locale), path, target }
  const { redirectMissingPage: result } = await visitor.execute(RedirectMissingPageDocument, {
    input,
  })
  if (result && 'message' in result) return reject(result.message)
  return { notice: 'redirected' }
}

async function readEntries({ visitor, locale, form }: Context): Promise<Done> {
  const formNumber = findId(textOf(form, fields.form))
  const lastEntryNumber = findId(textOf(form, fields.lastEntry))
  if (formNumber === undefined || lastEntryNumber === undefined) return { notice: 'not-done' }
  const input = { locale: graphLocale(locale), formNumber, lastEntryNumber }
  await visitor.execute(ReadFormEntriesDocument, { input })
  return { notice: 'read' }
}

/** Redirects to the hub, and sets new cookies. */
export function redirectToHub(locale: Locale, done?: Done, setCookies: string[] = []): Response {
  const query = done ? `?${new URLSearchParams(done)}` : ''
  const headers = new Headers({ location: `${pathFor('cms-hub', {}, locale)}${query}` })
  for (const line of setCookies) headers.append('set-cookie', line)
  return new Response(null, { status: 303, headers })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
