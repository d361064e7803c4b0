/*
 * Rules of tickets that origin and site share. Imports no validation library, because browsers load it as well.
 */

/** The sale type of the full price. */
export const fullPriceSaleType = 1

/** Maximum number of tickets in a cart, and so per request. */
export const maxTicketsPerCart = 40

/** Maximum number of seats of one event per e-mail address. Larger groups contact the box office. */
export const mostPlacesOfBuyer = 40
