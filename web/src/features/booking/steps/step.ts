/** Where the visitor is; `cameFrom` names what led away from the main step, to find back to. */
export type Step =
  | { name: 'main'; cameFrom?: string }
  | { name: 'discounts'; seatGroup: number }
  | { name: 'timeslots' }
  | { name: 'summary' }
