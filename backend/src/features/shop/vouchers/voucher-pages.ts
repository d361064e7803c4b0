import { voucherEuros } from '@foyer/schema/ticket-rules.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountOf } from '#features/shop/orders/account-of.ts'
import { cartCookie } from '#features/shop/cart/cart-cookie.ts'
import { cartError } from '#features/shop/cart/cart-error.ts'
import type { Locales, preparePages } from '#features/shop/box-office/prepare-pages.ts'
import { boxOfficePath } from '#features/shop/box-office/page-context.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { byAddress, byVisitor } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { randomUUID } from 'node:crypto'
import { confirmCashier } from './confirm-cashier.ts'
import { issuedPage, issuePage } from './issue-page.ts'
import type { VoucherProblem } from './voucher-section.ts'
import type { Vouchers } from './vouchers.ts'

/** Somebody types a code wrong a few times; eighty bits need more attempts than that. */
const attempts = { visitor: 10, visitorSeconds: 600, address: 100, addressSeconds: 3_600 }

type Dependencies = {
  vouchers: Vouchers
  tools: ReturnType<typeof preparePages>
  /** Shows the checkout again, with what is wrong. */
  showProblem: (
    request: FastifyRequest<Locales>,
    reply: Parameters<ReturnType<typeof preparePages>['send']>[0],
    problem: VoucherProblem,
  ) => Promise<unknown>
}

/** The forms with which vouchers are redeemed at the checkout, and issued by the box office. */
export function addVoucherPages(
  pages: FastifyInstance,
  { vouchers, tools, showProblem }: Dependencies,
): void {
  const config = { acceptsForms: true }
  const writing = { preHandler: limitVisitors(pages), config }
  const guessing = {
    preHandler: pages.limitCalls('voucher-codes', {
      visitor: { calls: attempts.visitor, seconds: attempts.visitorSeconds, by: byVisitor },
      address: { calls: attempts.address, seconds: attempts.addressSeconds, by: byAddress },
    }),
    config,
  }

  async function shopperOf(request: FastifyRequest<Locales>) {
    const cartToken = cartCookie.read(request)
    if (!cartToken) throw cartError('no_reservation', request.params.locale)
    return { cartToken, accountId: await accountOf(request) }
  }

  const checkout = ({ params: { locale } }: FastifyRequest<Locales>) =>
    `${boxOfficePath}/${locale}/#vouchers`

  pages.post<Locales>('/:locale/vouchers/', guessing, async (request, reply) => {
    const shopper = await shopperOf(request)
    const { code: typed, voucher } = textsOf(request.body)
    const choice = voucher
      ? await vouchers.chooseOwn(shopper, Number(voucher))
      : await vouchers.chooseByCode(shopper, typed)
    if (choice === 'chosen') return reply.redirect(checkout(request), 303)
    const code = choice === 'too-many' ? 'too_many_vouchers' : (`voucher_${choice}` as const)
    return showProblem(request, reply.status(400), { code, typed: typed.slice(0, 40) })
  })

  pages.post<Locales>('/:locale/vouchers/remove/', writing, async (request, reply) => {
    const shopper = await shopperOf(request)
    const number = Number(textsOf(request.body).voucher)
    if (!Number.isSafeInteger(number) || number > 2 ** 31 - 1) {
      throw cartError('invalid_input', request.params.locale)
    }
    await vouchers.leave(shopper, number)
    return reply.redirect(checkout(request), 303)
  })

  pages.get<Locales>('/:locale/vouchers/issue/', async (request, reply) => {
    await confirmCashier(request)
    const context = await tools.pageContext(request, reply, issueContext)
    return tools.send(reply, issuePage(context, { formKey: randomUUID(), typed: undefined }))
  })

  pages.post<Locales>('/:locale/vouchers/issue/', writing, async (request, reply) => {
    const issuedBy = await confirmCashier(request)
    const { amount: typed, form_key: formKey } = textsOf(request.body)
    if (!/^[\da-f-]{36}$/.test(formKey)) {
      throw new HttpError(400, messages[request.params.locale].invalidInput)
    }
    const context = await tools.pageContext(request, reply, issueContext)
    const value = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
    if (value < voucherEuros.min || value > voucherEuros.max) {
      return tools.send(reply.status(400), issuePage(context, { formKey, typed }))
    }
    const issued = await vouchers.issue({ formKey, valueCents: value * 100, issuedBy })
    return tools.send(reply, issuedPage(context, issued))
  })
}

const issueContext = { path: 'vouchers/issue/', cartAmount: null }

/** The fields of the forms as strings; a repeated field counts as missing. */
function textsOf(body: unknown) {
  const form = (body ?? {}) as Record<string, unknown>
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  return {
    code: text('code'),
    voucher: text('voucher'),
    amount: text('amount'),
    form_key: text('form_key'),
  }
}
