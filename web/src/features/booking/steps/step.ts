/** The current step; `cameFrom` names the control that left the main step, to return the focus. */
export type Step =
  | { name: 'main'; cameFrom?: string }
  | { name: 'discounts'; seatGroupNumber: number }
  | { name: 'timeslots' }
  | { name: 'summary' }
