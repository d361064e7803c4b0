import { OrderSecret } from '@foyer/schema/shapes/order.ts'
import type { Locale } from '@foyer/schema/shapes/scalars.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { cartRefusal } from '#features/shop/cart/cart-refusal.ts'
import { orderAnswer } from '#features/shop/orders/order-answer.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { messages } from '#http/messages.ts'
import { Refusal } from '#http/refusal.ts'
import { orderPage, testPaymentPage } from './order-page.ts'
import type { preparePages } from './prepare-pages.ts'
import type { BoxOfficeNeeds } from './box-office-needs.ts'
import { ticketsPage } from './tickets-page.ts'

type Visit = { Params: { locale: Locale; secret: string } }

/** The pages of an order, for who knows its address, and what can be done there. */
export function addOrderPages(
  pages: FastifyInstance,
  { orders, siteUrl }: BoxOfficeNeeds,
  { settingOf, send }: ReturnType<typeof preparePages>,
): void {
  // The address of an order opens it: it is not logged.
  const discreet = { logLevel: pages.log.level === 'silent' ? 'silent' : 'warn' } as const
  const writing = { ...discreet, preHandler: limitVisitors(pages), config: { takesForms: true } }
  const base = '/:locale/orders/:secret/'

  async function getOrder({ locale, secret }: Visit['Params']) {
    const found = OrderSecret.safeParse(secret).success ? await orders.find(secret) : null
    if (!found) throw new Refusal(404, messages[locale].notFound)
    const url = orders.urlOf({ locale, secret })
    const order = orderAnswer(found, { secret, locale, siteUrl, url })
    return { order, payment: orders.begin(found, { locale, secret }) }
  }

  const pathOf = ({ secret }: Visit['Params'], rest = '') => `orders/${secret}/${rest}`

  pages.get<Visit & { Querystring: { mailed?: string } }>(
    base,
    discreet,
    async (request, reply) => {
      const shown = await getOrder(request.params)
      const setting = await settingOf(request, reply, {
        path: pathOf(request.params),
        cartAmount: amountAfter(request),
      })
      return send(
        reply,
        orderPage(setting, { ...shown, isMailed: request.query.mailed === 'again' }),
      )
    },
  )

  pages.get<Visit>(`${base}tickets/`, discreet, async (request, reply) => {
    const { order } = await getOrder(request.params)
    if (order.status === 'canceled') return reply.redirect(order.order_url, 303)
    const path = pathOf(request.params, 'tickets/')
    return send(
      reply,
      ticketsPage(
        await settingOf(request, reply, { path, cartAmount: amountAfter(request) }),
        order,
      ),
    )
  })

  pages.get<Visit>(`${base}payment/`, discreet, async (request, reply) => {
    const { order, payment } = await getOrder(request.params)
    const isOpen = order.status === 'placed' && order.payment_status === 'open'
    if (!isOpen || payment.kind !== 'elsewhere') return reply.redirect(order.order_url, 303)
    const path = pathOf(request.params, 'payment/')
    return send(
      reply,
      testPaymentPage(
        await settingOf(request, reply, { path, cartAmount: amountAfter(request) }),
        order,
      ),
    )
  })

  pages.post<Visit>(`${base}payment/`, writing, async (request, reply) => {
    const { locale, secret } = request.params
    const { order, payment } = await getOrder(request.params)
    if (payment.kind !== 'elsewhere') throw cartRefusal('invalid_input', locale)
    const { outcome } = request.body as { outcome?: unknown }
    const answer =
      outcome === 'paid' ? await orders.pay({ secret, locale }) : await orders.decline(secret)
    if (!answer.ok) throw cartRefusal(answer.code, locale)
    return reply.redirect(order.order_url, 303)
  })

  pages.post<Visit>(`${base}cancel/`, writing, async (request, reply) => {
    const { order } = await getOrder(request.params)
    const canceled = await orders.cancel(request.params.secret)
    if (!canceled.ok) throw cartRefusal(canceled.code, request.params.locale)
    return reply.redirect(order.order_url, 303)
  })

  pages.post<Visit>(`${base}mail/`, writing, async (request, reply) => {
    const { order } = await getOrder(request.params)
    const mailed = await orders.mailAgain(request.params)
    if (!mailed.ok) throw cartRefusal(mailed.code, request.params.locale)
    return reply.redirect(`${order.order_url}?mailed=again`, 303)
  })
}

/** Who has just ordered holds nothing any more; who has begun anew knows it from elsewhere. */
const amountAfter = (request: FastifyRequest) => (cartCookie.read(request) ? null : 0)
