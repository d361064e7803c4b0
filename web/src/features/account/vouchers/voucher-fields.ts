/** The form with which a voucher is added to an account. */
export const voucherFields = { code: 'code' } as const

export const addVoucherIntent = 'add-voucher'
