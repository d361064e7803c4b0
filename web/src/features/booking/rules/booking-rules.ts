/** Constants of the booking widget, with their sections of the specification. */

/** Lines of the price list before "all seat categories" is pressed [2]. Their heights are in the styles [9]. */
export const collapsedGroups = 2

/** The selection is reset this long after closing [4, 9]. */
export const closeDelayMs = 250

/** Tickets per press of plus or minus [4, 9]. */
export const ticketStep = 1

/** Name of the full price [3]. */
export const fullPriceName = 'Vollpreis'

/** Pauses before a lost cart call is sent again with the same key. */
export const retryPausesMs = [400, 1600] as const
