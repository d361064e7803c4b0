import { shop as contract } from '@foyer/schema/rest/shop.ts'
import type { FastifyInstance } from 'fastify'
import { priceText } from '#catalogue/price-text.ts'
import type { ShopDependencies } from '#features/shop/shop-dependencies.ts'
import { problemMessages } from '#features/shop/messages/problem-messages.ts'
import { byAddress } from '#http/count-by.ts'
import { HttpError } from '#http/http-error.ts'
import { addOperation } from '#http/operation-route.ts'

/** Somebody types a code wrong a few times; eighty bits need more attempts than that. */
const attemptsPerHour = { account: 20, address: 300 }

/** Vouchers and credit of accounts. */
export function addVoucherRoutes(
  app: FastifyInstance,
  { vouchers }: Pick<ShopDependencies, 'vouchers'>,
): void {
  const { operations } = contract

  async function listOf(accountId: number) {
    const found = await vouchers.listOfAccount(accountId)
    return {
      vouchers: found.map((voucher) => ({
        id: voucher.id,
        code_ending: voucher.codeEnding,
        value: priceText(voucher.valueCents),
        remainder: priceText(voucher.leftCents),
        valid_until: voucher.validUntil,
        is_expired: !voucher.isValid,
        is_blocked: voucher.isBlocked,
        from_order_number: voucher.fromOrder,
        uses: voucher.uses.map((use) => ({
          order_number: use.orderNumber,
          amount: priceText(use.amountCents),
          used_at: use.usedAt.toISOString(),
          is_returned: use.returnedAt !== null,
        })),
      })),
    }
  }

  addOperation(app, operations.userVouchers, async ({ request }) =>
    listOf((await request.findVisitor())!.id),
  )

  addOperation(
    app,
    operations.addVoucher,
    async ({ body, request, locale }) => {
      const { id } = (await request.findVisitor())!
      const outcome = await vouchers.addToAccount(id, body.code)
      if (outcome !== 'added') {
        const message = problemMessages[locale][`voucher_${outcome}`]
        throw new HttpError(400, message, undefined, {
          field_errors: [{ field: 'code', message }],
        })
      }
      return listOf(id)
    },
    {
      preHandler: app.limitCalls('vouchers', {
        account: {
          calls: attemptsPerHour.account,
          seconds: 3_600,
          by: (request) => request.sessionToken(),
        },
        address: { calls: attemptsPerHour.address, seconds: 3_600, by: byAddress },
      }),
    },
  )
}
