import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import type { Queries } from '#database/connect.ts'

/** Time that has passed: after one point, up to and with another. */
type Span = { after: Date; until: Date }

/** Says what has become stale only because this time has passed. */
export type Passing = (queries: Queries, span: Span) => Promise<ChangeTag[]>
