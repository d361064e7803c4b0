import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  CsrfTokenDocument,
  RegisterDocument,
  type RegisterMutation,
  RequestMailLinkDocument,
  type RequestMailLinkMutation,
} from '#graphql/generated/graphql.ts'
import { isRateLimited } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import { createVisitorClient, type VisitorClient } from '#graphql/visitor-client.ts'
import type { Rejection } from '#features/account/account-form.tsx'
import { redirectToProfile, refuseCrossSite } from '#features/account/account-responses.ts'
import { rejectionOf } from '#features/account/field-problems.ts'
import { formText } from '#features/account/form-text.ts'
import type { Locale } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { isFromSite } from '#lib/http/is-from-site.ts'
import { fields, intents } from './mail-link-fields.ts'

const slugs = { email: fields.email, firstName: fields.firstName, lastName: fields.lastName }
const graphSlugs = { ...slugs, first_name: fields.firstName, last_name: fields.lastName }

/** Has a mail sent, and says only that: whether there is an account says the mail. */
export async function handleMailRequest(request: Request, locale: Locale): Promise<Response> {
  if (!isFromSite(request.headers)) return refuseCrossSite(locale)
  const form = await request.formData().catch(() => new FormData())
  const visitor = createVisitorClient(request.headers)
  const rejected = await send(form, { visitor, locale })
  if (!rejected) {
    return redirectToProfile(locale, { setCookies: visitor.setCookies, notice: 'mail-sent' })
  }
  const names = [fields.intent, ...Object.values(slugs)]
  const values = Object.fromEntries(names.map((name) => [name, formText(form, name)]))
  const attempt = saveAttempt({ values, files: {}, ...rejected })
  return Response.json(
    { page: pathFor('user-mail-request-attempt', { attempt }, locale) },
    { status: 422 },
  )
}

/** Undefined, or why no mail is sent. */
async function send(
  form: FormData,
  { visitor, locale }: { visitor: VisitorClient; locale: Locale },
): Promise<Rejection | undefined> {
  const t = await getTranslations({ locale, namespace: 'accountLinks' })
  const email = formText(form, fields.email).trim()
  if (email === '') {
    return { detail: '', problems: [{ slug: fields.email, message: t('emailMissing') }] }
  }
  const input = { locale: graphLocale(locale), email }
  try {
    // Gets a token for a visitor without a valid one.
    await visitor.execute(CsrfTokenDocument, { locale: input.locale })
    const intent = formText(form, fields.intent)
    if (intent === intents.register) {
      const firstName = formText(form, fields.firstName).trim()
      const lastName = formText(form, fields.lastName).trim()
      const { register } = await visitor.execute(RegisterDocument, {
        input: { ...input, firstName, lastName },
      })
      return readResult(register, t('lost'))
    }
    const purpose = intent === intents.password ? 'PASSWORD' : 'LOG_IN'
    const { requestMailLink } = await visitor.execute(RequestMailLinkDocument, {
      input: { ...input, purpose },
    })
    return readResult(requestMailLink, t('lost'))
  } catch (error) {
    return { detail: isRateLimited(error) ? t('tooMany') : t('lost'), problems: [] }
  }
}

type Result = RegisterMutation['register'] | RequestMailLinkMutation['requestMailLink']

function readResult(result: Result, lost: string): Rejection | undefined {
  if (result?.__typename === 'MailRequested') return undefined
  if (result?.__typename !== 'ValidationProblem') return { detail: lost, problems: [] }
  return rejectionOf(result, graphSlugs)
}
