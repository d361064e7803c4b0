import { everything } from '@foyer/schema/change-tags.ts'
import { type AnyColumn, eq, like, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '@foyer/backend/src/database/connect.ts'
import { dayAtTheatre } from '@foyer/backend/src/database/site-zone.ts'
import { saveSetting } from '@foyer/backend/src/database/settings.ts'
import { demoSettingKey } from '@foyer/backend/src/database/demo-setting.ts'
import { article } from '@foyer/backend/src/database/tables/articles.ts'
import { event, teaser } from '@foyer/backend/src/database/tables/events.ts'
import { season } from '@foyer/backend/src/database/tables/options.ts'
import { production } from '@foyer/backend/src/database/tables/productions.ts'
import { addDays, daysBetween } from '#calendar/calendar-days.ts'
import { loadOpeningHours } from './load-opening-hours.ts'
import { firstSeasonYear } from '#calendar/season.ts'
import { saveSeason } from '@foyer/backend/src/features/productions/season-write-store.ts'
import { contentOfVariant } from '#content/content-of-variant.ts'
import {
  changeHouse,
  type WritableTransaction,
} from '@foyer/backend/src/database/writing/change-house.ts'

/** The stored state of the demo's dates. */
const DemoMark = z.object({
  /** Year of the first season when the demo was loaded. */
  loadedFor: z.int(),
  /** The year of the first season that the dates currently refer to. */
  standsFor: z.int(),
})
type DemoMark = z.output<typeof DemoMark>

/** The stored state of a loaded demo; undefined if there is none. */
export function readDemoMark(stored: unknown): DemoMark | undefined {
  return DemoMark.optional().parse(stored)
}

export async function saveDemoMark(
  transaction: WritableTransaction,
  mark: DemoMark,
): Promise<void> {
  await saveSetting(transaction, demoSettingKey, mark)
}

/**
 * The number of days by which events move between the seasons of two years: whole weeks, so that weekdays stay. Counted from the
 * year of loading, so that the extra day of each year does not add up.
 */
export function daysToMove({ loadedFor, standsFor }: DemoMark, year: number): number {
  return weeksSince(loadedFor, year) * 7 - weeksSince(loadedFor, standsFor) * 7
}

function weeksSince(loadedFor: number, year: number): number {
  return Math.round(daysBetween(`${loadedFor}-09-01`, `${year}-09-01`) / 7)
}

/** Moves the demo's events and articles to the current seasons, and its teasers to the days after today. */
export async function keepDemoCurrent(
  database: Database,
  { mark, now }: { mark: DemoMark; now: Date },
): Promise<void> {
  await changeHouse(database, { name: 'demo', operation: 'move' }, async (transaction) => {
    await moveTeasers(transaction, now)
    const year = firstSeasonYear(now)
    if (year === mark.standsFor) return transaction.changed('teasers', ['teasers'])
    const days = daysToMove(mark, year)
    const moved = (day: AnyColumn) => sql`${day} + ${days}::int`
    // The whole calendar moves by the same number of days.
    await transaction.execute(sql`select set_config('foyer.calendar_moves', 'true', true)`)
    await transaction
      .update(event)
      .set({
        day: moved(event.day),
        formerDay: moved(event.formerDay),
        saleStartsOn: moved(event.saleStartsOn),
      })
      .where(like(event.key, 'demo:%'))
    await transaction
      .update(article)
      .set({ publishedFrom: sql`${article.publishedFrom} + make_interval(days => ${days}::int)` })
      .where(like(article.key, 'demo:%'))
    await loadOpeningHours(transaction, now)
    await moveSeasons(transaction, { from: mark.standsFor, to: year })
    await saveDemoMark(transaction, { ...mark, standsFor: year })
    transaction.changed('all dates', [everything])
  })
}

async function moveTeasers(transaction: WritableTransaction, now: Date): Promise<void> {
  const today = dayAtTheatre(now)
  const teasers = Object.values(contentOfVariant).flatMap((content) => content.teasers)
  for (const { key, dayOffset } of teasers) {
    await transaction
      .update(teaser)
      .set({ day: addDays(today, dayOffset) })
      .where(eq(teaser.key, `demo:${key}`))
  }
}

async function moveSeasons(
  transaction: WritableTransaction,
  { from, to }: { from: number; to: number },
) {
  const oldFirst = await saveSeason(transaction, from)
  const newFirst = await saveSeason(transaction, to)
  const newSecond = await saveSeason(transaction, to + 1)
  await transaction
    .update(production)
    .set({
      seasonId: sql`case when ${production.seasonId} = ${oldFirst} then ${newFirst}::int else ${newSecond}::int end`,
    })
    .where(like(production.key, 'demo:%'))
  await transaction
    .delete(season)
    .where(
      sql`not exists (select 1 from ${production} where ${production.seasonId} = ${season.id})`,
    )
}
