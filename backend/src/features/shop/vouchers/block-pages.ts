import type { FastifyInstance, FastifyRequest } from 'fastify'
import { boxOfficePath } from '#features/shop/box-office/page-context.ts'
import type { Locales, preparePages } from '#features/shop/box-office/prepare-pages.ts'
import { limitVisitors } from '#features/shop/visitor-limit.ts'
import { editorActor } from '#http/editor-actor.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#http/messages.ts'
import { blockPage, maxReasonLength } from './block-page.ts'
import { confirmCashier } from './confirm-cashier.ts'
import { endingOf, readVoucherCode } from './voucher-code.ts'
import type { Vouchers } from './vouchers.ts'

type Dependencies = { vouchers: Vouchers; tools: ReturnType<typeof preparePages> }

/** The forms with which the box office blocks a lost voucher, and unblocks one that was found. */
export function addBlockPages(pages: FastifyInstance, { vouchers, tools }: Dependencies): void {
  const writing = { preHandler: limitVisitors(pages), config: { acceptsForms: true } }
  const context = { path: 'vouchers/block/', cartAmount: null }

  pages.get<Locales>('/:locale/vouchers/block/', async (request, reply) => {
    await confirmCashier(request)
    const { ending } = textsOf(request.query)
    const found = ending === '' ? [] : await vouchers.findByEnding(ending)
    const shown = { ending: ending === '' ? undefined : ending, found }
    return tools.send(reply, blockPage(await tools.pageContext(request, reply, context), shown))
  })

  pages.post<Locales>('/:locale/vouchers/block/', writing, async (request, reply) => {
    await confirmCashier(request)
    const { ending, reason } = textsOf(request.body)
    const id = numberIn(request)
    if (reason === '') {
      const found = await vouchers.findByEnding(ending)
      const page = await tools.pageContext(request, reply, context)
      return tools.send(reply.status(400), blockPage(page, { ending, found, withoutReason: id }))
    }
    await vouchers.block({ id, reason, actor: await editorActor(request, 'blockVoucher') })
    return reply.redirect(pathOf(request, ending), 303)
  })

  pages.post<Locales>('/:locale/vouchers/unblock/', writing, async (request, reply) => {
    await confirmCashier(request)
    const actor = await editorActor(request, 'unblockVoucher')
    await vouchers.unblock({ id: numberIn(request), actor })
    return reply.redirect(pathOf(request, textsOf(request.body).ending), 303)
  })
}

const pathOf = ({ params: { locale } }: FastifyRequest<Locales>, ending: string) =>
  `${boxOfficePath}/${locale}/vouchers/block/?ending=${encodeURIComponent(ending)}`

function numberIn(request: FastifyRequest<Locales>): number {
  const number = Number(textsOf(request.body).voucher)
  if (Number.isSafeInteger(number) && number > 0 && number < 2 ** 31) return number
  throw new HttpError(400, messages[request.params.locale].invalidInput)
}

/** The fields of the forms as strings. A whole code is searched for by its ending, as it is not stored. */
function textsOf(fields: unknown) {
  const form = (fields ?? {}) as Record<string, unknown>
  const text = (name: string) => (typeof form[name] === 'string' ? form[name].trim() : '')
  const code = readVoucherCode(text('ending'))
  return {
    ending: code === undefined ? text('ending').toUpperCase().slice(0, 40) : endingOf(code),
    voucher: text('voucher'),
    reason: text('reason').slice(0, maxReasonLength),
  }
}
