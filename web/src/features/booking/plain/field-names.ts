/** Field of the time of entry. */
export const entryField = 'entry'

/** Field of how many tickets are wanted, as `tickets-3-1`. */
export const amountField = ({ seatGroup, saleTypeId }: { seatGroup: number; saleTypeId: number }) =>
  `tickets-${seatGroup}-${saleTypeId}`
