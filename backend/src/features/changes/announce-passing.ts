import type { ChangeTag } from '@foyer/schema/change-tags.ts'
import { z } from 'zod'
import type { Database, Queries } from '#database/connect.ts'
import { findSetting, saveSetting } from '#database/settings.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { articlesPublished } from './passing/articles-published.ts'
import { eventsOver } from './passing/events-over.ts'
import { newDay } from './passing/new-day.ts'
import { schedules } from './passing/schedules.ts'
import type { Passing } from './passing/span.ts'

/** All that becomes stale by the clock alone. Whatever is shown from or until a time belongs here. */
const passings: Passing[] = [eventsOver, newDay, schedules, articlesPublished]

const settingKey = 'announced-until'

/**
 * Records what has become stale by the clock since the last time that this was asked, however long ago, and remembers the
 * time. Nothing the first time. For one caller at a time.
 */
export async function announcePassing(
  database: Pick<Database, 'transaction'>,
  now: Date,
): Promise<void> {
  const actor = { name: 'clock', operation: 'announcePassing' } as const
  await changeHouse(database, actor, async (transaction) => {
    const after = (await findAnnouncedUntil(transaction)) ?? now
    const tags: ChangeTag[] = []
    for (const passing of passings) {
      tags.push(...(await passing(transaction, { after, until: now })))
    }
    // Also when the clock was set back: what was announced ahead of time comes once more.
    await saveSetting(transaction, settingKey, now.toISOString())
    if (tags.length > 0) transaction.changed('time has passed', tags)
    else transaction.nothingChanged()
  })
}

async function findAnnouncedUntil(queries: Queries): Promise<Date | undefined> {
  return z.coerce
    .date()
    .optional()
    .parse(await findSetting(queries, settingKey))
}
