import type { Database } from '#database/connect.ts'
import { readNow } from '#database/read-now.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import { publish } from './publish.ts'
import { endSchedule, listDueSchedules } from './schedule-store.ts'
import { unpublish } from './unpublish.ts'

type Dependencies = { database: Database; report: (problem: string) => void }

/** Publishes and unpublishes what is due. What cannot be published is reported and not tried again: an editor has to act. */
export async function publishScheduled({ database, report }: Dependencies): Promise<void> {
  for (const { schedule, slug, locale } of await listDueSchedules(
    database,
    await readNow(database),
  )) {
    const { action, note, documentId } = schedule
    const actor = {
      name: 'clock',
      operation: `${action}Scheduled`,
      accountId: schedule.accountId ?? undefined,
    } as const
    const key = { slug, locale }
    const done =
      action === 'publish'
        ? await publish(database, actor, { key, note, language: 'de' })
        : await unpublish(database, actor, { key, note })
    if (done.ok) continue
    report(`could not ${action} ${slug} in ${locale} as scheduled: ${JSON.stringify(done)}`)
    await changeHouse(database, actor, async (transaction) => {
      await endSchedule(transaction, { id: documentId }, action)
      transaction.nothingChanged()
    })
  }
}
