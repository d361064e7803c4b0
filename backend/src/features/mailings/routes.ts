import { user as contract } from '@foyer/schema/rest/user.ts'
import type { FastifyInstance } from 'fastify'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import type { Database } from '#database/connect.ts'
import type { Visitor } from '#sessions/session-store.ts'
import { addConsent, hasConsent, removeConsent } from './consent-store.ts'
import { endSecret } from './end-link.ts'
import {
  endCalendar,
  findCalendarOwner,
  findCalendarSecret,
  renewCalendar,
} from './favourites/calendar-store.ts'
import { listComingFavourites } from './favourites/favourite-event-store.ts'
import { favouriteMessages } from './favourites/favourite-messages.ts'
import { addNewsletterStaffRoutes } from './newsletter-staff-routes.ts'
import type { Newsletter } from './newsletter.ts'

const changesPerHour = { account: 30, address: 300 }
/** Calendar programs of one provider ask for those of many people. */
const calendarsPerMinute = 600

type Dependencies = {
  database: Database
  newsletter: Newsletter
  getTokenSecret: () => Promise<string>
}

/** Mailings that visitors order or end in their accounts, the calendar of their favourites, and who gets the newsletter, for staff. */
export function addMailingRoutes(
  app: FastifyInstance,
  { database, newsletter, getTokenSecret }: Dependencies,
): void {
  const { operations } = contract

  async function mailingsOf({ id: accountId, email, emailConfirmedAt }: Visitor) {
    const tokenSecret = await getTokenSecret()
    return {
      // Whether an address gets it is only shown to who has proven to read it.
      newsletter: emailConfirmedAt !== null && (await newsletter.isOrdered(email)),
      favourite_mails: await hasConsent(database, { accountId }),
      calendar: (await findCalendarSecret(database, { accountId, tokenSecret })) ?? null,
    }
  }

  async function changeNewsletter(visitor: Visitor, isWanted: boolean): Promise<void> {
    const { email, locale, emailConfirmedAt } = visitor
    if (emailConfirmedAt !== null) {
      await (isWanted ? newsletter.start({ email, locale }) : newsletter.end(email))
    } else if (isWanted) {
      await newsletter.request(database, { email, locale })
    }
  }

  async function changeFavouriteMails(visitor: Visitor, isWanted: boolean): Promise<void> {
    const subscriber = { accountId: visitor.id }
    if (!isWanted) return void (await removeConsent(database, subscriber))
    const secret = endSecret(await getTokenSecret(), subscriber)
    await addConsent(database, { subscriber, locale: visitor.locale, secret })
  }

  addNewsletterStaffRoutes(app, { database, newsletter })

  addOperation(app, operations.mailings, async ({ request }) =>
    mailingsOf((await request.findVisitor())!),
  )

  addOperation(
    app,
    operations.changeMailings,
    async ({ body, request, locale }) => {
      const visitor = (await request.findVisitor())!
      if (body.favourite_mails && visitor.emailConfirmedAt === null) {
        const message = favouriteMessages[locale].unconfirmed
        throw new HttpError(400, message, undefined, {
          field_errors: [{ field: 'favourite_mails', message }],
        })
      }
      if (body.newsletter !== undefined) await changeNewsletter(visitor, body.newsletter)
      if (body.favourite_mails !== undefined) {
        await changeFavouriteMails(visitor, body.favourite_mails)
      }
      const calendar = { accountId: visitor.id, tokenSecret: await getTokenSecret() }
      if (body.calendar === 'renew') await renewCalendar(database, calendar)
      if (body.calendar === 'end') await endCalendar(database, visitor.id)
      return mailingsOf(visitor)
    },
    {
      preHandler: app.limitCalls('mailings', {
        account: {
          calls: changesPerHour.account,
          seconds: 3_600,
          by: (request) => request.sessionToken(),
        },
        address: { calls: changesPerHour.address, seconds: 3_600, by: byAddress },
      }),
    },
  )

  addOperation(
    app,
    operations.favouriteCalendar,
    async ({ path: { token }, locale }) => {
      const owner = await findCalendarOwner(database, token)
      if (owner === undefined) throw new HttpError(404, messages[locale].notFound)
      return { events: await listComingFavourites(database, owner) }
    },
    {
      // The secret in the address grants access to favourites, so it is not logged.
      logLevel: app.log.level === 'silent' ? 'silent' : 'warn',
      preHandler: app.limitCalls('calendars', {
        address: { calls: calendarsPerMinute, seconds: 60, by: byAddress },
      }),
    },
  )
}
