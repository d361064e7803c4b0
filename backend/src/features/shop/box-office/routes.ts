import { OrderWrite } from '@foyer/schema/shapes/order.ts'
import type { CartProblemCode } from '@foyer/schema/shapes/cart.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cartAnswer, findCart } from '#features/shop/cart/cart-answer.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { extendCart } from '#features/shop/cart/cart-store.ts'
import { hashId } from '#features/shop/cart/cart-token.ts'
import { cartRefusal } from '#features/shop/cart/cart-refusal.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { checkFields } from '#http/field-errors.ts'
import { addAssetRoutes } from './asset-routes.ts'
import type { BoxOfficeNeeds } from './box-office-needs.ts'
import { checkoutPage, type CheckoutField, emptyPage } from './checkout-page.ts'
import { addOrderPages } from './order-pages.ts'
import { boxOfficePath } from './page-setting.ts'
import { preparePages, type Locales } from './prepare-pages.ts'
import { tellHeader } from './tell-header.ts'

/** The box office: plain pages that take over the cart, sell it, and show what was bought. */
export async function addBoxOffice(app: FastifyInstance, needs: BoxOfficeNeeds): Promise<void> {
  await app.register(
    async (pages) => {
      const { settingOf, send } = preparePages(pages, needs)
      await addAssetRoutes(pages)
      addCheckoutPages(pages, needs, { settingOf, send })
      addOrderPages(pages, needs, { settingOf, send })
    },
    { prefix: boxOfficePath },
  )
}

type Tools = ReturnType<typeof preparePages>

function addCheckoutPages(pages: FastifyInstance, needs: BoxOfficeNeeds, tools: Tools): void {
  const { database, siteUrl, orders } = needs
  const methods = orders.offered.map(({ method }) => method)
  const writing = { preHandler: limitVisitors(pages), config: { takesForms: true } }

  async function showCheckout(
    request: FastifyRequest<Locales>,
    reply: FastifyReply,
    typed: { values: Partial<Record<CheckoutField, string>>; wrong: CheckoutField[] },
  ) {
    const cart = await cartOf(request)
    const setting = await tools.settingOf(request, reply, {
      path: '',
      cartAmount: cart.tickets_quantity,
    })
    if (cart.tickets_quantity === 0) return tools.send(reply, emptyPage(setting))
    return tools.send(reply, checkoutPage(setting, { cart, methods, ...typed }))
  }

  async function cartOf(request: FastifyRequest<Locales>) {
    const token = cartCookie.read(request)
    const held = await findCart(database, token ? hashId(token) : null)
    return cartAnswer(held, { locale: request.params.locale, siteUrl })
  }

  pages.get<Locales>('/:locale/', (request, reply) =>
    showCheckout(request, reply, { values: {}, wrong: [] }),
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
    if (!token) throw cartRefusal('no_reservation', locale)
    const { name, email, payment_method: paymentMethod } = checked.value
    const sale = await orders.place({ token, buyer: { name, email, paymentMethod }, locale })
    if (!sale.ok) throw cartRefusal(sale.code, locale)
    cartCookie.remove(reply)
    tellHeader(reply, { siteUrl, notice: null })
    const found = await orders.find(sale.secret)
    const visit = { secret: sale.secret, locale }
    const step = found && !found.order.paidAt && orders.begin(found, visit)
    const url = step && step.kind === 'elsewhere' ? step.url : orders.urlOf(visit)
    return reply.redirect(url, 303)
  })

  pages.post<Locales>('/:locale/extend/', writing, async (request, reply) => {
    const token = cartCookie.read(request)
    const { locale } = request.params
    if (!token || !(await extendCart(database, hashId(token)))) {
      throw cartRefusal(await whyNotExtended(request), locale)
    }
    cartCookie.set(reply, token)
    const { tickets_quantity: amount, cart_url: url } = await cartOf(request)
    tellHeader(reply, { siteUrl, notice: { amount, url } })
    return reply.redirect(`${boxOfficePath}/${locale}/`, 303)
  })

  async function whyNotExtended(request: FastifyRequest<Locales>): Promise<CartProblemCode> {
    const { tickets_quantity: held } = await cartOf(request)
    return held === 0 ? 'no_reservation' : 'held_long_enough'
  }
}

const fields = ['name', 'email', 'payment_method'] as const

/** The fields of the form as texts; a field that comes twice counts as missing. */
function textsOf(body: unknown): Partial<Record<CheckoutField, string>> {
  const given = body as Record<string, unknown>
  return Object.fromEntries(
    fields.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])),
  )
}
