import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { z } from 'zod'
import type { Database, Queries } from '#database/connect.ts'
import { findSetting, saveSetting } from '#database/settings.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { articlesPublished } from './scheduled-invalidations/articles-published.ts'
import { eventsBegun } from './scheduled-invalidations/events-begun.ts'
import { eventsOver } from './scheduled-invalidations/events-over.ts'
import { newDay } from './scheduled-invalidations/new-day.ts'
import { salesStarted } from './scheduled-invalidations/sales-started.ts'
import { schedules } from './scheduled-invalidations/schedules.ts'
import type { ScheduledInvalidation } from './scheduled-invalidations/scheduled-invalidation.ts'

/** Everything that is invalidated by time alone. What is shown from or until a time needs an entry here. */
const scheduledInvalidations: ScheduledInvalidation[] = [
  eventsBegun,
  eventsOver,
  salesStarted,
  newDay,
  schedules,
  articlesPublished,
]

const settingKey = 'announced-until'

/**
 * Records the cache tags that time has invalidated since the last call, however long ago, and stores the current time. The first
 * call records nothing. Must not run concurrently.
 */
export async function announceScheduledInvalidations(
  database: Pick<Database, 'transaction'>,
  now: Date,
): Promise<void> {
  const actor = { name: 'clock', operation: 'announceScheduledInvalidations' } as const
  await changeHouse(database, actor, async (transaction) => {
    const after = (await findAnnouncedUntil(transaction)) ?? now
    const tags: ChangeTag[] = []
    for (const findStale of scheduledInvalidations) {
      tags.push(...(await findStale(transaction, { after, until: now })))
    }
    // Even if the clock was set back: invalidations announced too early are then repeated.
    await saveSetting(transaction, settingKey, now.toISOString())
    if (tags.length > 0) transaction.changed('scheduled invalidation', tags)
    else transaction.nothingChanged()
  })
}

async function findAnnouncedUntil(queries: Queries): Promise<Date | undefined> {
  return z.coerce
    .date()
    .optional()
    .parse(await findSetting(queries, settingKey))
}
