/** Numbers of the booking widget, with the sections of the specification that give them. */

/** Lines of the price list before „Alle Sitzplatzkategorien“ is pressed [2]. Its heights stand in the styles [9]. */
export const collapsedGroups = 2

/** What was chosen is forgotten so long after closing [4, 9]. */
export const closeDelayMs = 250

/** So many tickets a press of plus or minus is [4, 9]. */
export const ticketStep = 1

/** Name of the price without a reduction [3]. */
export const fullPriceName = 'Vollpreis'

/** How long to wait before a call of the cart that was lost is sent again with the same key. */
export const retryPausesMs = [400, 1600] as const
