/** What uses a row, as the origin says when it refuses to delete it. */
export type Use = { type: string; id: number; label: string }

/** What somebody has bought, reserved or written stays with the row that it is for. */
const fixedTypes = ['form-entries', 'order', 'subscription', 'taken-place']

/** Whether another row can be put in the place of one that is used there. */
export const isReplaceable = ({ type }: Use) => !fixedTypes.includes(type)
