import type { Messages } from '#i18n/messages.ts'

export type SearchLabels = Messages['search']['box']
