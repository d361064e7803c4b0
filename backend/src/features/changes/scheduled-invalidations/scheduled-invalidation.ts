import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { Queries } from '#database/connect.ts'

/** A time span, exclusive of `after`, inclusive of `until`. */
type Span = { after: Date; until: Date }

/** Finds the cache tags that are invalidated because this time has passed. */
export type ScheduledInvalidation = (queries: Queries, span: Span) => Promise<ChangeTag[]>
