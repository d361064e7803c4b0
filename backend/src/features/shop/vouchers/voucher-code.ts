import { createHmac } from 'node:crypto'
import { hashId } from '#features/shop/cart/cart-token.ts'

/** Without letters that are read as digits: I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 16
const groupLength = 4

/** The code of the voucher that a form issues, 80 bits: the same form again is the same voucher. */
export function voucherCodeFor(formKey: string, tokenSecret: string): string {
  const bytes = createHmac('sha256', tokenSecret).update(`voucher ${formKey}`).digest()
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** How people read a code: `7K3M-9QXT-0BVN-5RHD`. */
export const writeVoucherCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'g'))!.join('-')

/** The code that somebody typed, with or without hyphens; undefined if it cannot be one. */
export function readVoucherCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return isCode.test(code) ? code : undefined
}

const isCode = new RegExp(`^[${alphabet}]{${length}}$`)

/** How a code is stored: who reads the table cannot redeem it. */
export function voucherHash(code: string, tokenSecret: string): string {
  const key = createHmac('sha256', tokenSecret).update('voucher codes').digest()
  return hashId(createHmac('sha256', key).update(code).digest('base64url'))
}

/** By which people tell vouchers apart. */
export const endingOf = (code: string): string => code.slice(-groupLength)
