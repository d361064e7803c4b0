import 'server-only'
import { getTranslations } from 'next-intl/server'
import {
  ChangeEmailDocument,
  ChangeProfileDocument,
  DeleteUserDocument,
  ProfileRevisionDocument,
} from '#graphql/generated/graphql.ts'
import { isRateLimited } from '#graphql/graph-error.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import type { Rejection } from '#features/account/account-form.tsx'
import { redirectToProfile, redirectToSettings } from '#features/account/account-responses.ts'
import { rejectionOf } from '#features/account/field-problems.ts'
import { formText } from '#features/account/form-text.ts'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { saveAttempt } from '#lib/http/form-attempts.ts'
import { fields, intents } from './profile-fields.ts'

type Context = { visitor: VisitorClient; locale: Locale }

/** Carries out a form about the profile; undefined if it is none. A rejected one comes back with what was typed, without passwords. */
export async function handleProfileChange(
  form: FormData,
  context: Context,
): Promise<Response | undefined> {
  switch (formText(form, settings.intent)) {
    case intents.changeProfile:
      return changeProfile(form, context)
    case intents.changeEmail:
      return changeEmail(form, context)
    case intents.deleteAccount:
      return deleteAccount(form, context)
    default:
      return undefined
  }
}

async function changeProfile(form: FormData, { visitor, locale }: Context): Promise<Response> {
  const typed = formText(form, fields.language)
  const language = locales.find((one) => one === typed) ?? locale
  const { changeProfile: result } = await visitor.execute(ChangeProfileDocument, {
    input: {
      locale: graphLocale(locale),
      firstName: formText(form, fields.firstName).trim(),
      lastName: formText(form, fields.lastName).trim(),
      language: graphLocale(language),
      accessNeeds: formText(form, fields.accessNeeds).trim(),
      revision: formText(form, fields.revision),
    },
  })
  if (result?.__typename === 'UserProfile') {
    return redirectToSettings(locale, { setCookies: visitor.setCookies, notice: 'profile-changed' })
  }
  const stale = result?.fieldProblems.find(({ field }) => field === 'revision')
  if (!result || !stale) return reject(form, { locale, result, slugs: detailSlugs })
  // Sent once more by somebody who has read what would be overwritten, it is saved.
  const { userProfile } = await visitor.execute(ProfileRevisionDocument, {
    locale: graphLocale(locale),
  })
  form.set(fields.revision, userProfile?.revision ?? '')
  const { problems } = rejectionOf(result, detailSlugs)
  return rejectWith(form, locale, { detail: stale.messages[0] ?? result.message, problems })
}

async function changeEmail(form: FormData, { visitor, locale }: Context): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'accountProfile' })
  const email = formText(form, fields.email).trim()
  if (email === '') {
    const problems = [{ slug: fields.email, message: t('emailMissing') }]
    return rejectWith(form, locale, { detail: '', problems })
  }
  try {
    const { changeEmail: result } = await visitor.execute(ChangeEmailDocument, {
      input: {
        locale: graphLocale(locale),
        email,
        currentPassword: formText(form, fields.passwordForEmail),
      },
    })
    if (result?.__typename === 'MailRequested') {
      return redirectToSettings(locale, { setCookies: visitor.setCookies, notice: 'mail-sent' })
    }
    return await reject(form, { locale, result, slugs: emailSlugs })
  } catch (error) {
    return rejectLimited(form, locale, error)
  }
}

async function deleteAccount(form: FormData, { visitor, locale }: Context): Promise<Response> {
  try {
    const { deleteUser: result } = await visitor.execute(DeleteUserDocument, {
      input: {
        locale: graphLocale(locale),
        currentPassword: formText(form, fields.passwordForDeletion),
      },
    })
    if (result?.__typename === 'CurrentUser') {
      return redirectToProfile(locale, { setCookies: visitor.setCookies, notice: 'deleted' })
    }
    return await reject(form, { locale, result, slugs: deletionSlugs })
  } catch (error) {
    return rejectLimited(form, locale, error)
  }
}

// As the graph names the fields, and as the origin does.
const detailSlugs = {
  firstName: fields.firstName,
  first_name: fields.firstName,
  lastName: fields.lastName,
  last_name: fields.lastName,
  language: fields.language,
  accessNeeds: fields.accessNeeds,
  access_needs: fields.accessNeeds,
}
const emailSlugs = {
  email: fields.email,
  currentPassword: fields.passwordForEmail,
  current_password: fields.passwordForEmail,
}
const deletionSlugs = {
  currentPassword: fields.passwordForDeletion,
  current_password: fields.passwordForDeletion,
}

type Result =
  | { __typename: 'ValidationProblem'; message: string; fieldProblems: readonly FieldProblem[] }
  | { __typename: string }
type FieldProblem = { field: string; messages: readonly string[] }

async function reject(
  form: FormData,
  rejected: {
    locale: Locale
    result: Result | null | undefined
    slugs: Readonly<Record<string, string>>
  },
): Promise<Response> {
  const { locale, result, slugs } = rejected
  if (result && 'fieldProblems' in result) {
    return rejectWith(form, locale, rejectionOf(result, slugs))
  }
  const t = await getTranslations({ locale, namespace: 'account' })
  return rejectWith(form, locale, { detail: t('lost'), problems: [] })
}

async function rejectLimited(form: FormData, locale: Locale, error: unknown): Promise<Response> {
  if (!isRateLimited(error)) throw error
  const t = await getTranslations({ locale, namespace: 'accountProfile' })
  return rejectWith(form, locale, { detail: t('tooMany'), problems: [] })
}

function rejectWith(form: FormData, locale: Locale, rejection: Rejection): Response {
  const shown = [
    settings.intent,
    fields.firstName,
    fields.lastName,
    fields.language,
    fields.accessNeeds,
    fields.revision,
    fields.email,
  ]
  const values = Object.fromEntries(shown.map((name) => [name, formText(form, name)]))
  const attempt = saveAttempt({ values, files: {}, ...rejection })
  return Response.json(
    { page: pathFor('user-settings-attempt', { attempt }, locale) },
    { status: 422 },
  )
}
