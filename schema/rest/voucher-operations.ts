import { z } from 'zod'
import {
  idOf,
  Locale,
  LocalDate,
  OffsetDateTime,
  OptionalText,
  Price,
} from '@foyer/schema/shapes/scalars.ts'
import { AccountRejected } from './mail-link-operations.ts'
import type { Operation } from './operation.ts'

const VoucherUse = z
  .object({
    order_number: z.int().min(1).describe('Order that was paid with it; e.g. 10042.'),
    amount: Price.describe('What it paid.'),
    used_at: OffsetDateTime.describe('When it was redeemed.'),
    is_returned: z.boolean().describe('Whether it was given back, because the order was canceled.'),
  })
  .meta({
    id: 'VoucherUse',
    title: 'VoucherUse',
    description: 'What an order was paid with a voucher.',
  })

const Voucher = z
  .object({
    id: idOf('voucher'),
    code_ending: OptionalText.describe('Last characters of its code; empty for credit.'),
    value: Price.describe('What it was worth when it was issued.'),
    remainder: Price.describe('What is left of it.'),
    valid_until: LocalDate.describe('Last day on which it can be redeemed.'),
    is_expired: z.boolean().describe('Whether that day is over.'),
    is_blocked: z.boolean().describe('Whether the box office has blocked it, because it was lost.'),
    from_order_number: z
      .int()
      .nullable()
      .describe('Canceled order that credit comes from; null for gift vouchers.'),
    uses: z.array(VoucherUse).describe('What was paid with it, the latest first.'),
  })
  .meta({
    id: 'Voucher',
    title: 'Voucher',
    description: 'A gift voucher or credit of the current user.',
  })

export const UserVouchers = z
  .object({
    vouchers: z.array(Voucher).describe('Gift vouchers and credit, those that end first first.'),
  })
  .meta({
    id: 'UserVouchers',
    title: 'UserVouchers',
    description: 'Gift vouchers and credit of the current user.',
  })

const own = {
  extension: {},
  access: 'visitor',
  localeOptional: true,
  path: '/{locale}/api/user/vouchers/',
  pathParameters: { locale: Locale },
  response: UserVouchers,
} as const

/** Gift vouchers and credit of visitors. */
export const voucherOperations = {
  userVouchers: {
    ...own,
    operationId: 'userVouchers',
    method: 'GET',
    summary: 'List the own vouchers',
    description: 'Gift vouchers and credit of the current user, with what was paid with them.',
  },
  addVoucher: {
    ...own,
    operationId: 'addVoucher',
    isRateLimited: true,
    method: 'POST',
    summary: 'Add a voucher',
    description:
      'Adds a gift voucher to the account by its code; from then on nobody else can redeem it. The refusal of a code is the same whatever is the matter with it.',
    body: z
      .object({ code: z.string().max(100).describe('Code of the voucher, as it was typed.') })
      .meta({ id: 'VoucherWrite', title: 'VoucherWrite', description: 'The code of a voucher.' }),
    errors: { 400: AccountRejected },
  },
} as const satisfies Record<string, Operation>
