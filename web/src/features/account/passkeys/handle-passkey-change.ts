import 'server-only'
import { AddPasskeyDocument, RemovePasskeyDocument } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import { redirectToSettings } from '#features/account/account-responses.ts'
import type { Locale } from '#i18n/locales.ts'
import { findId } from '#lib/find-id.ts'
import { fields } from './passkey-fields.ts'

type Context = { visitor: VisitorClient; locale: Locale }

/** Adds the passkey that the browser has made. */
export async function addPasskey(form: FormData, { visitor, locale }: Context): Promise<Response> {
  const { addPasskey: result } = await visitor.execute(AddPasskeyDocument, {
    input: {
      locale: graphLocale(locale),
      name: textOf(form, fields.name).trim().slice(0, 100),
      credential: textOf(form, fields.credential),
    },
  })
  const notice = result?.__typename === 'AccountPasskeys' ? 'passkey-added' : 'not-done'
  return redirectToSettings(locale, { setCookies: visitor.setCookies, notice })
}

/** Removes a passkey: nobody can log in with it any more. */
export async function removePasskey(
  form: FormData,
  { visitor, locale }: Context,
): Promise<Response> {
  const passkeyNumber = findId(textOf(form, fields.number))
  if (passkeyNumber === undefined) return redirectToSettings(locale, { notice: 'not-done' })
  const { removePasskey: result } = await visitor.execute(RemovePasskeyDocument, {
    input: { locale: graphLocale(locale), passkeyNumber },
  })
  const notice = result?.__typename === 'AccountPasskeys' ? 'passkey-removed' : 'not-done'
  return redirectToSettings(locale, { setCookies: visitor.setCookies, notice })
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
