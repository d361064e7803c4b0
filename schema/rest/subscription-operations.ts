import { z } from 'zod'
import { EventListItem, EventOccurrence, SeriesSummary } from '@foyer/schema/shapes/event.ts'
import { Season } from '@foyer/schema/shapes/options.ts'
import {
  Id,
  idOf,
  LocalDate,
  Locale,
  LocalTime,
  OffsetDateTime,
  OptionalText,
} from '@foyer/schema/shapes/scalars.ts'
import type { Operation } from './operation.ts'
import { InvalidInput } from './problems.ts'

const SeriesSubscription = z
  .object({
    id: idOf('subscription'),
    series: SeriesSummary,
    season: Season,
    seat: OptionalText.describe('Seat or category, as on the subscription card; may be empty.'),
    events: z
      .array(EventListItem)
      .describe('Its dates, the earliest first, also those that are over or canceled.'),
  })
  .meta({
    id: 'SeriesSubscription',
    title: 'SeriesSubscription',
    description: 'A seat for some dates of a series in one season.',
  })

const UserSubscriptions = z
  .object({
    subscriptions: z.array(SeriesSubscription).describe('Subscriptions, the latest season first.'),
  })
  .meta({
    id: 'UserSubscriptions',
    title: 'UserSubscriptions',
    description: 'Subscriptions of the current user.',
  })

const SubscriptionDate = z
  .object({
    id: idOf('event'),
    title: z.string().describe('Title of the event.'),
    production_id: Id.nullable().describe('Number of its production; null if it has none.'),
    day: LocalDate.describe('Calendar day in the time zone of the theatre.'),
    time: LocalTime.nullable().describe('Time there; null if only the day is known.'),
    occurrence: EventOccurrence,
  })
  .meta({
    id: 'SubscriptionDate',
    title: 'SubscriptionDate',
    description: 'A date of a subscription, as the box office sees it.',
  })

const dates = z.array(SubscriptionDate).describe('Dates, the earliest first.')

export const AccountSubscriptions = z
  .object({
    subscriptions: z
      .array(
        z
          .object({
            id: idOf('subscription'),
            series: SeriesSummary,
            season: Season,
            seat: OptionalText.describe('Seat or category; may be empty.'),
            added_at: OffsetDateTime.describe('When it was added.'),
            dates,
          })
          .meta({
            id: 'AccountSubscription',
            title: 'AccountSubscription',
            description: 'A subscription of an account, as the box office sees it.',
          }),
      )
      .describe('Subscriptions, the latest season first.'),
    offers: z
      .array(
        z.object({ series: SeriesSummary, season: Season, dates }).meta({
          id: 'SubscriptionOffer',
          title: 'SubscriptionOffer',
          description: 'A series in a season with all of its dates.',
        }),
      )
      .describe('What can be subscribed to: series with dates in a season that is not over.'),
  })
  .meta({
    id: 'AccountSubscriptions',
    title: 'AccountSubscriptions',
    description: 'Subscriptions of an account, and what can be added.',
  })

/** What the box office says about a subscription. */
const written = {
  seat: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('Seat or category, as on the subscription card.'),
  events: z
    .array(Id)
    .min(1)
    .max(100)
    .describe('Numbers of its dates: events of the series in that season.'),
}

const boxOffice = { isInternal: true, extension: {}, access: 'box_office' } as const
const account = { locale: Locale, id: idOf('account') }
const subscription = { ...account, subscription: idOf('subscription') }
const path = '/{locale}/admin-api/accounts/{id}/subscriptions/'

/** Subscriptions of accounts in the admin site. */
export const staffSubscriptionOperations = {
  accountSubscriptions: {
    ...boxOffice,
    operationId: 'accountSubscriptions',
    method: 'GET',
    path,
    pathParameters: account,
    summary: 'List the subscriptions of an account',
    description: 'The subscriptions of an account of a visitor, and what can be added.',
    response: AccountSubscriptions,
  },
  addSubscription: {
    ...boxOffice,
    operationId: 'addSubscription',
    method: 'POST',
    path,
    pathParameters: account,
    summary: 'Add a subscription to an account',
    description:
      'Adds a subscription that was sold at the box office. The same one, with the same seat, is added once.',
    body: z
      .object({
        series: Id.describe('Number of the series.'),
        season: Id.describe('Number of the season.'),
        ...written,
      })
      .meta({
        id: 'SubscriptionWrite',
        title: 'SubscriptionWrite',
        description: 'A subscription of an account.',
      }),
    response: AccountSubscriptions,
    errors: { 400: InvalidInput },
  },
  changeSubscription: {
    ...boxOffice,
    operationId: 'changeSubscription',
    method: 'POST',
    path: `${path}{subscription}/`,
    pathParameters: subscription,
    summary: 'Change a subscription',
    description: 'Changes the seat and the dates, e.g. because a date was exchanged.',
    body: z.object(written).meta({
      id: 'SubscriptionChange',
      title: 'SubscriptionChange',
      description: 'The seat and all dates of a subscription.',
    }),
    response: AccountSubscriptions,
    errors: { 400: InvalidInput },
  },
  removeSubscription: {
    ...boxOffice,
    operationId: 'removeSubscription',
    method: 'POST',
    path: `${path}{subscription}/remove/`,
    pathParameters: subscription,
    summary: 'Remove a subscription',
    description: 'Removes a subscription from an account: it is shown there no longer.',
    response: AccountSubscriptions,
  },
} as const satisfies Record<string, Operation>

/** Subscriptions of visitors. */
export const subscriptionOperations = {
  userSubscriptions: {
    operationId: 'userSubscriptions',
    extension: { whenMissing: { subscriptions: [] } },
    access: 'visitor',
    method: 'GET',
    path: '/{locale}/api/user/subscriptions/',
    localeOptional: true,
    pathParameters: { locale: Locale },
    summary: 'List the own subscriptions',
    description: 'Subscriptions of the current user to series, with their dates.',
    response: UserSubscriptions,
  },
} as const satisfies Record<string, Operation>
