/*
 * Rules of tickets that origin and site share. Imports no validation library, because browsers load it as well.
 */

/** The sale type of the full price. */
export const fullPriceSaleType = 1

/** Maximum number of tickets in a cart, and so per request. */
export const maxTicketsPerCart = 40

/**
 * Number of unpaid seats of one event, per e-mail address or network, above which an order is pending until its e-mail address has been
 * confirmed.
 */
export const maxUnconfirmedPlaces = 10

/** Maximum number of unpaid seats of one event per network. */
export const maxUnpaidPlacesPerNetwork = 80

/** Maximum number of seats of one event that carts of one network hold at the same time. */
export const maxHeldPlacesPerNetwork = 160

/** Maximum number of seats of one event per e-mail address. Larger groups contact the box office. */
export const maxPlacesPerBuyer = 40

/** For how many years vouchers and credit are valid, unless a theatre decides otherwise. */
export const defaultVoucherYears = 5

/** The amounts for which vouchers are sold, in whole euros. */
export const voucherEuros = { min: 5, max: 1_000 }

/** Maximum number of vouchers that pay one order. */
export const maxVouchersPerOrder = 10
