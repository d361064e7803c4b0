import {
  staffSubscriptionOperations as operations,
  subscriptionOperations,
} from '@foyer/schema/rest/subscription-operations.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { completeEvents } from '#catalogue/complete-events.ts'
import type { Database } from '#database/connect.ts'
import { isUniqueViolation } from '#database/is-unique-violation.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { addOperation } from '#http/operation-route.ts'
import { findStaffAccount } from '#sessions/staff-account-store.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import { accountSubscriptionsResponse, seriesInSeason } from './subscription-response.ts'
import {
  addSubscription,
  areDatesOf,
  changeSubscription,
  findOffers,
  findSubscriptions,
  type FoundSubscription,
  removeSubscription,
} from './subscription-store.ts'

type Dependencies = { database: Database; siteUrl: string }
type Call = { path: { id: number }; request: FastifyRequest; locale: Locale }

/** Subscriptions to series: visitors see their own, the box office keeps those of visitors. The audit log names them by number. */
export function addSubscriptionRoutes(
  app: FastifyInstance,
  { database, siteUrl }: Dependencies,
): void {
  addOperation(app, subscriptionOperations.userSubscriptions, async ({ request, locale }) => {
    const { id } = (await request.findVisitor())!
    const found = await findSubscriptions(database, id)
    const audience = { locale, siteUrl }
    return {
      subscriptions: await Promise.all(
        found.map(async (one) => ({
          ...seriesInSeason(one, locale),
          id: one.subscription.id,
          seat: one.subscription.seat,
          events: await completeEvents(database, one.events, audience),
        })),
      ),
    }
  })

  const notFound = (locale: Locale) => new HttpError(404, messages[locale].notFound)

  /** An account that the caller may look after: the box office those of visitors, administrators all. */
  async function confirmAccount({ path: { id }, request, locale }: Call): Promise<void> {
    const account = await findStaffAccount(database, id)
    const isStaff = account !== undefined && account.grants.length > 0
    if (!account || (isStaff && !(await request.hasRight('admin', 'site')))) throw notFound(locale)
  }

  async function respond({ path: { id }, locale }: Call) {
    const [found, offers] = [await findSubscriptions(database, id), await findOffers(database)]
    return accountSubscriptionsResponse({ found, offers }, { locale, siteUrl })
  }

  async function getSubscription(
    call: Call,
    subscriptionId: number,
  ): Promise<FoundSubscription['subscription']> {
    await confirmAccount(call)
    const found = await findSubscriptions(database, call.path.id)
    const own = found.find(({ subscription }) => subscription.id === subscriptionId)
    if (!own) throw notFound(call.locale)
    return own.subscription
  }

  async function confirmDates(
    of: { seriesId: number; seasonId: number },
    eventIds: readonly number[],
    locale: Locale,
  ): Promise<void> {
    if (await areDatesOf(database, of, eventIds)) return
    const { otherDates } = subscriptionMessages[locale]
    throw new HttpError(400, otherDates, { events: [otherDates] })
  }

  addOperation(app, operations.accountSubscriptions, async (call) => {
    await confirmAccount(call)
    return respond(call)
  })

  addOperation(app, operations.addSubscription, async (call) => {
    await confirmAccount(call)
    const { series: seriesId, season: seasonId, seat, events: eventIds } = call.body
    await confirmDates({ seriesId, seasonId }, eventIds, call.locale)
    const accountId = call.path.id
    const actor = await editorActor(call.request, 'addSubscription')
    await changeHouse(database, actor, async (transaction) => {
      const added = { accountId, seriesId, seasonId, seat, eventIds }
      const id = await addSubscription(transaction, added)
      if (id === undefined) transaction.nothingChanged()
      else transaction.changed(`account ${accountId}: subscription ${id} added`, [])
    })
    return respond(call)
  })

  addOperation(app, operations.changeSubscription, async (call) => {
    const own = await getSubscription(call, call.path.subscription)
    const { seat, events: eventIds } = call.body
    await confirmDates(own, eventIds, call.locale)
    const actor = await editorActor(call.request, 'changeSubscription')
    try {
      await changeHouse(database, actor, async (transaction) => {
        await changeSubscription(transaction, { id: own.id, seat, eventIds })
        transaction.changed(`account ${call.path.id}: subscription ${own.id} changed`, [])
      })
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      const { exists } = subscriptionMessages[call.locale]
      throw new HttpError(400, exists, { seat: [exists] })
    }
    return respond(call)
  })

  addOperation(app, operations.removeSubscription, async (call) => {
    const { id } = await getSubscription(call, call.path.subscription)
    const actor = await editorActor(call.request, 'removeSubscription')
    await changeHouse(database, actor, async (transaction) => {
      await removeSubscription(transaction, id)
      transaction.changed(`account ${call.path.id}: subscription ${id} removed`, [])
    })
    return respond(call)
  })
}
