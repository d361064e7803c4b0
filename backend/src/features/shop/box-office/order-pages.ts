import { OrderSecret } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { cartError } from '#features/shop/cart/cart-error.ts'
import { orderResponse } from '#features/shop/orders/order-response.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { messages } from '#http/messages.ts'
import { HttpError } from '#http/http-error.ts'
import { findCancellationProblem } from '#features/shop/orders/cancellation-rule.ts'
import { accountOf } from '#features/shop/orders/account-of.ts'
import { invoicePdf } from './papers/invoice-pdf.ts'
import { orderPage, testPaymentPage } from './order-page.ts'
import type { preparePages } from './prepare-pages.ts'
import type { BoxOfficeDependencies } from './box-office-dependencies.ts'
import type { ShownOrder } from './shown-order.ts'
import { pendingOrderCookie } from './pending-order-cookie.ts'
import { findEventPosters } from './posters/event-posters.ts'
import { readPosters } from './tickets/pdf/read-posters.ts'
import { ticketsPdf } from './tickets/pdf/tickets-pdf.ts'
import { ticketsPage } from './tickets/tickets-page.ts'

type Visit = { Params: { locale: Locale; secret: string } }

/** The pages of an order and their actions, for everybody who knows its secret URL. */
export function addOrderPages(
  pages: FastifyInstance,
  dependencies: BoxOfficeDependencies,
  { pageContext, send }: ReturnType<typeof preparePages>,
): void {
  const { database, orders, siteUrl, media, cancellation, seller } = dependencies
  // The URL of an order grants access to it, so it is not logged.
  const unlogged = { logLevel: pages.log.level === 'silent' ? 'silent' : 'warn' } as const
  const writing = { ...unlogged, preHandler: limitVisitors(pages), config: { acceptsForms: true } }
  const base = '/:locale/orders/:secret/'

  async function getOrder({ locale, secret }: Visit['Params']) {
    const found = OrderSecret.safeParse(secret).success ? await orders.find(secret) : null
    if (!found) throw new HttpError(404, messages[locale].notFound)
    const url = orders.urlOf({ locale, secret })
    const order = orderResponse(found, { secret, locale, siteUrl, url })
    const problem = findCancellationProblem({
      order: found.order,
      events: [...found.events.values()].map(({ event }) => event),
      rule: cancellation,
      now: new Date(),
    })
    const canCancel = problem === undefined
    return { found, order, canCancel, payment: orders.begin(found, { locale, secret }) }
  }

  const postersOf = ({ tickets }: ShownOrder, { locale }: Visit['Params']) =>
    findEventPosters(database, { eventIds: tickets.map(({ event }) => event.id), locale })

  const pathOf = ({ secret }: Visit['Params'], rest = '') => `orders/${secret}/${rest}`

  const methods = orders.offered.map(({ method }) => method)

  type OrderQuery = { mailed?: string; confirmed?: string; payment?: string }
  pages.get<Visit & { Querystring: OrderQuery }>(base, unlogged, async (request, reply) => {
    const { found, ...shown } = await getOrder(request.params)
    const context = await pageContext(request, reply, {
      path: pathOf(request.params),
      cartAmount: amountAfter(request),
    })
    return send(
      reply,
      orderPage(context, {
        ...shown,
        canCredit: orders.canBeCredited(found, await accountOf(request)),
        isCredited: await orders.isCredited(found),
        isMailed: request.query.mailed === 'again',
        confirmation: request.query.confirmed,
        isPaymentFailed: request.query.payment === 'failed',
        methods,
        cancellation,
        posters: await postersOf(shown.order, request.params),
      }),
    )
  })

  pages.get<{ Params: Visit['Params'] & { token: string } }>(
    `${base}confirm/:token/`,
    { ...unlogged, preHandler: limitVisitors(pages) },
    async (request, reply) => {
      const { order } = await getOrder(request.params)
      const isConfirmed = await orders.confirm(request.params, request.params.token)
      return reply.redirect(`${order.order_url}?confirmed=${isConfirmed ? 'yes' : 'late'}`, 303)
    },
  )

  pages.get<Visit>(`${base}tickets/`, unlogged, async (request, reply) => {
    const { order } = await getOrder(request.params)
    if (order.status !== 'placed') return reply.redirect(order.order_url, 303)
    const path = pathOf(request.params, 'tickets/')
    const [context, posters] = await Promise.all([
      pageContext(request, reply, { path, cartAmount: amountAfter(request) }),
      postersOf(order, request.params),
    ])
    return send(reply, ticketsPage(context, { order, posters }))
  })

  pages.get<Visit>(
    `${base}tickets.pdf`,
    { ...unlogged, preHandler: limitVisitors(pages) },
    async (request, reply) => {
      const { order } = await getOrder(request.params)
      if (order.status !== 'placed') return reply.redirect(order.order_url, 303)
      const [context, posters] = await Promise.all([
        pageContext(request, reply, {
          path: pathOf(request.params, 'tickets.pdf'),
          cartAmount: null,
        }),
        postersOf(order, request.params),
      ])
      const images = await readPosters(posters, media)
      const name = `${context.texts.ticketsFile}-${order.number}.pdf`
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(await ticketsPdf(context, { order, posters, images }))
    },
  )

  pages.get<Visit>(
    `${base}invoice.pdf`,
    { ...unlogged, preHandler: limitVisitors(pages) },
    async (request, reply) => {
      const { order } = await getOrder(request.params)
      if (order.status === 'unconfirmed') return reply.redirect(order.order_url, 303)
      const path = pathOf(request.params, 'invoice.pdf')
      const context = await pageContext(request, reply, { path, cartAmount: null })
      const name = `${context.texts.invoice.file}-${order.number}.pdf`
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .send(await invoicePdf(context, { order, seller }))
    },
  )

  pages.get<Visit>(`${base}payment/`, unlogged, async (request, reply) => {
    const { order, payment } = await getOrder(request.params)
    const isOpen = order.status === 'placed' && order.payment_status === 'open'
    if (!isOpen || payment.kind !== 'elsewhere') return reply.redirect(order.order_url, 303)
    const path = pathOf(request.params, 'payment/')
    const [context, posters] = await Promise.all([
      pageContext(request, reply, { path, cartAmount: amountAfter(request) }),
      postersOf(order, request.params),
    ])
    return send(reply, testPaymentPage(context, { order, posters }))
  })

  pages.post<Visit>(`${base}payment/`, writing, async (request, reply) => {
    const { locale, secret } = request.params
    const { order, payment } = await getOrder(request.params)
    if (payment.kind !== 'elsewhere') throw cartError('invalid_input', locale)
    const { outcome } = request.body as { outcome?: unknown }
    // The seats stay reserved for as long as an unpaid order does: the buyer may pay again, or in another way.
    if (outcome !== 'paid') return reply.redirect(`${order.order_url}?payment=failed`, 303)
    const result = await orders.pay({ secret, locale })
    if (!result.ok) throw cartError(result.code, locale)
    pendingOrderCookie.remove(reply)
    return reply.redirect(order.order_url, 303)
  })

  pages.post<Visit>(`${base}method/`, writing, async (request, reply) => {
    const { locale } = request.params
    await getOrder(request.params)
    const { payment_method: typed } = request.body as { payment_method?: unknown }
    const method = methods.find((known) => known === typed)
    if (!method) throw cartError('invalid_input', locale)
    const changed = await orders.changeMethod(request.params, method)
    if (!changed.ok) throw cartError(changed.code, locale)
    const { order, payment } = await getOrder(request.params)
    return reply.redirect(payment.kind === 'elsewhere' ? payment.url : order.order_url, 303)
  })

  pages.post<Visit>(`${base}cancel/`, writing, async (request, reply) => {
    const { order } = await getOrder(request.params)
    const { credit } = (request.body ?? {}) as { credit?: unknown }
    const canceled =
      credit === 'yes'
        ? await orders.cancelForCredit(request.params.secret, await accountOf(request))
        : await orders.cancel(request.params.secret)
    if (!canceled.ok) throw cartError(canceled.code, request.params.locale)
    pendingOrderCookie.remove(reply)
    return reply.redirect(order.order_url, 303)
  })

  pages.post<Visit>(`${base}mail/`, writing, async (request, reply) => {
    const { order } = await getOrder(request.params)
    const mailed = await orders.mailAgain(request.params)
    if (!mailed.ok) throw cartError(mailed.code, request.params.locale)
    return reply.redirect(`${order.order_url}?mailed=again`, 303)
  })
}

/** Without a cart cookie the cart is known to be empty; with one, its content is unknown here. */
const amountAfter = (request: FastifyRequest) => (cartCookie.read(request) ? null : 0)
