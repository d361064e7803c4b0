/** Name of the timeslot's field. */
export const entryField = 'entry'

/** Name of a ticket quantity's field, such as `tickets-3-1`. */
export const amountField = ({ seatGroup, saleTypeId }: { seatGroup: number; saleTypeId: number }) =>
  `tickets-${seatGroup}-${saleTypeId}`
