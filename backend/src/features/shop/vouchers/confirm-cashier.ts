import type { FastifyRequest } from 'fastify'
import type { Locales } from '#features/shop/box-office/prepare-pages.ts'
import { voucherMessages } from '#features/shop/messages/voucher-messages.ts'
import { HttpError } from '#http/http-error.ts'

/** The account that works at the counter; refuses everybody else. */
export async function confirmCashier(request: FastifyRequest<Locales>): Promise<number> {
  if (!(await request.hasRight('box_office', 'any'))) {
    throw new HttpError(403, voucherMessages[request.params.locale].issue.staffOnly)
  }
  return (await request.findVisitor())!.id
}
