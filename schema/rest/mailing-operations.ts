import { z } from 'zod'
import { Id, Locale } from '@foyer/schema/shapes/scalars.ts'
import { AccountRejected, MailLinkToken } from './mail-link-operations.ts'
import type { Operation } from './operation.ts'

const calendarChanges = ['renew', 'end'] as const

export const Mailings = z
  .object({
    newsletter: z.boolean().describe('Whether the newsletter is sent to the address of the user.'),
    favourite_mails: z
      .boolean()
      .describe(
        'Whether mails are sent when the sale of a favourite begins, or its date changes or is cancelled.',
      ),
    calendar: MailLinkToken.nullable().describe(
      'Secret of the address of the private calendar of favourites; null if there is none.',
    ),
  })
  .meta({
    id: 'Mailings',
    title: 'Mailings',
    description: 'What is sent to the current user because they have ordered it.',
  })

const own = {
  extension: {},
  access: 'visitor',
  localeOptional: true,
  pathParameters: { locale: Locale },
} as const

/** What is sent to visitors because they have ordered it. */
export const mailingOperations = {
  mailings: {
    ...own,
    operationId: 'mailings',
    method: 'GET',
    path: '/{locale}/api/user/mailings/',
    summary: 'Get the own mailings',
    description: 'Which mails the current user has ordered.',
    response: Mailings,
  },
  changeMailings: {
    ...own,
    operationId: 'changeMailings',
    isRateLimited: true,
    method: 'POST',
    path: '/{locale}/api/user/mailings/',
    summary: 'Order or end mailings',
    description:
      'Orders or ends mails to the address of the current user. If the address is not confirmed, a mail with a link is sent, and nothing changes until it is used.',
    body: z
      .object({
        newsletter: z
          .boolean()
          .optional()
          .describe('Whether the newsletter is to be sent; omitted: as before.'),
        favourite_mails: z
          .boolean()
          .optional()
          .describe('Whether mails about favourites are to be sent; omitted: as before.'),
        calendar: z
          .enum(calendarChanges)
          .optional()
          .meta({
            id: 'CalendarChange',
            title: 'CalendarChange',
            'x-enum-descriptions': {
              renew: 'There is a calendar at a new address; an earlier address ends.',
              end: 'There is no calendar any more.',
            },
            description: 'What becomes of the private calendar of favourites; omitted: as before.',
          }),
      })
      .meta({
        id: 'MailingsWrite',
        title: 'MailingsWrite',
        description: 'Mailings that are ordered or ended.',
      }),
    response: Mailings,
    errors: { 400: AccountRejected },
  },
  favouriteCalendar: {
    operationId: 'favouriteCalendar',
    extension: {},
    access: 'public',
    isPersonal: true,
    isRateLimited: true,
    localeOptional: true,
    method: 'GET',
    path: '/{locale}/api/calendars/{token}/',
    summary: 'Get a calendar of favourites',
    description:
      'The coming events among the favourites of whoever has made the calendar, with the dates of favourite productions.',
    pathParameters: { locale: Locale, token: MailLinkToken },
    response: z.object({ events: z.array(Id).describe('Numbers of events, by date.') }).meta({
      id: 'FavouriteCalendar',
      title: 'FavouriteCalendar',
      description: 'The coming events of a private calendar.',
    }),
  },
} as const satisfies Record<string, Operation>
