import { OrderWrite } from '@foyer/schema/shapes/order.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cartResponse, findCart } from '#features/shop/cart/cart-response.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { extendCart } from '#features/shop/cart/cart-store.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { cartError } from '#features/shop/cart/cart-error.ts'
import { byAddress } from '#http/count-by.ts'
import { accountOf } from '#features/shop/orders/account-of.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { checkFields } from '#http/field-errors.ts'
import { addAssetRoutes } from './asset-routes.ts'
import type { BoxOfficeDependencies } from './box-office-dependencies.ts'
import { checkoutPage, type CheckoutField, emptyPage } from './checkout-page.ts'
import { addOrderPages } from './order-pages.ts'
import { addOwnDataPages } from './own-data/own-data-pages.ts'
import { boxOfficePath } from './page-context.ts'
import { pendingOrderCookie } from './pending-order-cookie.ts'
import { orderResponse } from '#features/shop/orders/order-response.ts'
import { findEventPosters } from './posters/event-posters.ts'
import { preparePages, type Locales } from './prepare-pages.ts'
import { addEventPages } from './sale/event-pages.ts'
import { addWaitingPages } from './sale/waiting-pages.ts'
import { addGroupPages, groupLinks } from './sale/group-pages.ts'
import { addBlockPages } from '#features/shop/vouchers/block-pages.ts'
import { addVoucherPages } from '#features/shop/vouchers/voucher-pages.ts'
import type { VoucherProblem } from '#features/shop/vouchers/voucher-section.ts'
import { setCartNoticeCookies } from './cart-notice-cookies.ts'

/** The box office: server-rendered pages that sell the cart and show orders. */
export async function addBoxOffice(
  app: FastifyInstance,
  dependencies: BoxOfficeDependencies,
): Promise<void> {
  await app.register(
    async (pages) => {
      const { pageContext, send } = preparePages(pages, dependencies)
      await addAssetRoutes(pages)
      addCheckoutPages(pages, dependencies, { pageContext, send })
      addEventPages(pages, dependencies, { pageContext, send })
      addWaitingPages(pages, dependencies, { pageContext, send })
      addGroupPages(pages, dependencies, { pageContext, send })
      addOrderPages(pages, dependencies, { pageContext, send })
      addOwnDataPages(pages, dependencies, { pageContext })
    },
    { prefix: boxOfficePath },
  )
}

type Tools = ReturnType<typeof preparePages>

function addCheckoutPages(
  pages: FastifyInstance,
  dependencies: BoxOfficeDependencies,
  tools: Tools,
): void {
  const { database, siteUrl, orders } = dependencies
  const methods = orders.offered.map(({ method }) => method)
  const writing = { preHandler: limitVisitors(pages), config: { acceptsForms: true } }

  async function showCheckout(
    request: FastifyRequest<Locales>,
    reply: FastifyReply,
    typed: {
      values: Partial<Record<CheckoutField, string>>
      wrong: CheckoutField[]
      voucherProblem?: VoucherProblem
      areVouchersChanged?: boolean
    },
  ) {
    const cart = await cartOf(request)
    const context = await tools.pageContext(request, reply, {
      path: '',
      cartAmount: cart.tickets_quantity,
    })
    const pending = await findPending(request)
    if (cart.tickets_quantity === 0) {
      return tools.send(reply, emptyPage(context, { lists: groupLinks(context), pending }))
    }
    const posters = await findEventPosters(database, {
      eventIds: cart.tickets.map(({ event }) => event.id),
      locale: request.params.locale,
    })
    const vouchers = await dependencies.vouchers.findForCart({
      cartToken: cartCookie.read(request) ?? '',
      accountId: await accountOf(request),
    })
    return tools.send(
      reply,
      checkoutPage(context, { cart, methods, pending, posters, vouchers, ...typed }),
    )
  }

  /** The visitor's order that waits to be paid, if there is one. */
  async function findPending(request: FastifyRequest<Locales>) {
    const { locale } = request.params
    const secret = pendingOrderCookie.read(request)
    const found = secret === undefined ? null : await orders.find(secret)
    if (secret === undefined || !found) return null
    const url = orders.urlOf({ secret, locale })
    const order = orderResponse(found, { secret, locale, siteUrl, url })
    return order.status === 'placed' && order.payment_status === 'open' ? order : null
  }

  async function cartOf(request: FastifyRequest<Locales>) {
    const token = cartCookie.read(request)
    const held = await findCart(database, token ? hashId(token) : null)
    return cartResponse(held, { locale: request.params.locale, siteUrl })
  }

  pages.get<Locales>('/:locale/', async (request, reply) =>
    showCheckout(request, reply, { values: await suggestedValues(request), wrong: [] }),
  )

  pages.post<Locales>('/:locale/', writing, async (request, reply) => {
    const { locale } = request.params
    const values = textsOf(request.body)
    const checked = checkFields(OrderWrite, { values, locale })
    if (!checked.ok) {
      const wrong = fields.filter((field) => field in checked.errors)
      return showCheckout(request, reply.status(400), { values, wrong })
    }
    const token = cartCookie.read(request)
    if (!token) throw cartError('no_reservation', locale)
    const { name, email, payment_method: paymentMethod, access_needs: accessNeeds } = checked.value
    const sale = await orders.place({
      token,
      buyer: { name, email, paymentMethod, accessNeeds: accessNeeds.trim() },
      network: byAddress(request),
      accountId: await accountOf(request),
      shownCents: redeemedOf(request.body),
      locale,
    })
    if (!sale.ok && sale.code === 'vouchers_changed') {
      return showCheckout(request, reply.status(400), {
        values,
        wrong: [],
        areVouchersChanged: true,
      })
    }
    if (!sale.ok) throw cartError(sale.code, locale)
    cartCookie.remove(reply)
    setCartNoticeCookies(reply, { siteUrl, notice: null })
    const found = await orders.find(sale.secret)
    const visit = { secret: sale.secret, locale }
    const step = found && !found.order.paidAt && orders.begin(found, visit)
    const isElsewhere = step && step.kind === 'elsewhere'
    if (isElsewhere) pendingOrderCookie.set(reply, sale.secret)
    const url = isElsewhere ? step.url : orders.urlOf(visit)
    return reply.redirect(url, 303)
  })

  addBlockPages(pages, { vouchers: dependencies.vouchers, tools })
  addVoucherPages(pages, {
    vouchers: dependencies.vouchers,
    tools,
    showProblem: async (request, reply, voucherProblem) =>
      showCheckout(request, reply, {
        values: await suggestedValues(request),
        wrong: [],
        voucherProblem,
      }),
  })

  pages.post<Locales>('/:locale/extend/', writing, async (request, reply) => {
    const token = cartCookie.read(request)
    const { locale } = request.params
    if (!token || !(await extendCart(database, hashId(token)))) {
      throw cartError(await whyNotExtended(request), locale)
    }
    cartCookie.set(reply, token)
    const { tickets_quantity: amount, cart_url: url } = await cartOf(request)
    setCartNoticeCookies(reply, { siteUrl, notice: { amount, url } })
    return reply.redirect(`${boxOfficePath}/${locale}/`, 303)
  })

  async function whyNotExtended(request: FastifyRequest<Locales>): Promise<CartProblemCode> {
    const { tickets_quantity: held } = await cartOf(request)
    return held === 0 ? 'no_reservation' : 'hold_limit_reached'
  }
}

/** What the account of a visitor says; nothing for guests, and for staff, who order for others. */
async function suggestedValues(
  request: FastifyRequest,
): Promise<Partial<Record<CheckoutField, string>>> {
  const visitor = await request.findVisitor()
  if (!visitor || visitor.grants.length > 0) return {}
  const { firstName, lastName, email, accessNeeds } = visitor
  return { name: `${firstName} ${lastName}`.trim(), email, access_needs: accessNeeds }
}

/** What the form showed that vouchers pay, in cents; undefined if it is of before there were any. */
function redeemedOf(body: unknown): number | undefined {
  const { redeemed } = body as Record<string, unknown>
  return typeof redeemed === 'string' && /^\d{1,9}$/.test(redeemed) ? Number(redeemed) : undefined
}

const fields = ['name', 'email', 'payment_method', 'access_needs'] as const

/** The form's fields as strings; a repeated field counts as missing. */
function textsOf(body: unknown): Partial<Record<CheckoutField, string>> {
  const form = body as Record<string, unknown>
  return Object.fromEntries(
    fields.flatMap((name) => (typeof form[name] === 'string' ? [[name, form[name]]] : [])),
  )
}
