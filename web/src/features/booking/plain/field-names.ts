/** Name of the timeslot's field. */
export const entryField = 'entry'

/** Name of a ticket quantity's field, such as `tickets-3-1`. */
export const amountField = ({
  seatGroupNumber,
  saleTypeNumber,
}: {
  seatGroupNumber: number
  saleTypeNumber: number
}) => `tickets-${seatGroupNumber}-${saleTypeNumber}`
