import 'server-only'
import { ChangeMailingsDocument, type ChangeMailingsInput } from '#graphql/generated/graphql.ts'
import { graphLocale } from '#graphql/graph-locale.ts'
import type { VisitorClient } from '#graphql/visitor-client.ts'
import { redirectToSettings } from '#features/account/account-responses.ts'
import {
  type FavouriteNotice,
  redirectToFavourites,
} from '#features/account/favourites/favourite-responses.ts'
import { formText } from '#features/account/form-text.ts'
import { fields as settings } from '#features/account/settings/settings-fields.ts'
import type { Locale } from '#i18n/locales.ts'
import { intents } from './mailing-fields.ts'

type Context = { visitor: VisitorClient; locale: Locale }
type Changes = Omit<ChangeMailingsInput, 'locale'>

/** What the forms on the page of favourites do, and what the page says then. */
const ofFavourites: Record<string, { changes: Changes; notice: FavouriteNotice }> = {
  [intents.orderFavouriteMails]: { changes: { favouriteMails: true }, notice: 'mails-ordered' },
  [intents.endFavouriteMails]: { changes: { favouriteMails: false }, notice: 'mails-ended' },
  [intents.renewCalendar]: { changes: { calendar: 'RENEW' }, notice: 'calendar-renewed' },
  [intents.endCalendar]: { changes: { calendar: 'END' }, notice: 'calendar-ended' },
}

/** Carries out a form about mailings; undefined if it is none. */
export async function handleMailingChange(
  form: FormData,
  context: Context,
): Promise<Response | undefined> {
  const intent = formText(form, settings.intent)
  if (intent === intents.orderNewsletter) return changeNewsletter(true, context)
  if (intent === intents.endNewsletter) return changeNewsletter(false, context)
  const found = ofFavourites[intent]
  if (!found) return undefined
  const { visitor, locale } = context
  const result = await change(found.changes, context)
  const isRejected = result?.__typename === 'ValidationProblem'
  if (isRejected) return redirectToFavourites(locale, { notice: 'unconfirmed' })
  if (!result) return redirectToFavourites(locale, { notice: 'failed' })
  return redirectToFavourites(locale, { setCookies: visitor.setCookies, notice: found.notice })
}

async function changeNewsletter(newsletter: boolean, context: Context): Promise<Response> {
  const { visitor, locale } = context
  const result = await change({ newsletter }, context)
  if (result?.__typename !== 'Mailings') return redirectToSettings(locale, { notice: 'not-done' })
  const { setCookies } = visitor
  if (!newsletter) return redirectToSettings(locale, { setCookies, notice: 'newsletter-ended' })
  // For an address that is not confirmed a link is mailed, and nothing has changed yet.
  const notice = result.newsletter ? 'newsletter-ordered' : 'mail-sent'
  return redirectToSettings(locale, { setCookies, notice })
}

async function change(changes: Changes, { visitor, locale }: Context) {
  const input = { locale: graphLocale(locale), ...changes }
  const { changeMailings } = await visitor.execute(ChangeMailingsDocument, { input })
  return changeMailings
}
