import type { Messages } from '#i18n/messages.ts'

/** The labels of a row of the programme. Plain values: rows are also drawn in the browser, which has no messages. */
export type RowLabels = Messages['programme']['row']
