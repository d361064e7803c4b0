/*
 * What origin and site both have to know of tickets. Without the validation library: browsers read it as well.
 */

/** The sale type without a reduction; every price that has a seat group is of one. */
export const fullPriceSaleType = 1

/** Most tickets that a cart holds, and so the most that one call asks for. */
export const mostTicketsOfCart = 40

/** Most places of one event that are ordered under one mail address; who wants more asks the box office. */
export const mostPlacesOfBuyer = 40
