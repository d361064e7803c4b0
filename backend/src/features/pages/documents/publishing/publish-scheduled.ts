import type { Database } from '#database/connect.ts'
import { readNow } from '#database/reading/read-now.ts'
import type { Actor } from '#database/writing/actor.ts'
import { changeHouse } from '#database/writing/change-house.ts'
import type { DocumentKey } from '#features/pages/documents/document-store.ts'
import { isAllowed, lockGrants } from '#sessions/rights.ts'
import { mailNotPublished } from './not-published-mail.ts'
import { publish } from './publish.ts'
import { endSchedule, listDueSchedules, type DueSchedule } from './schedule-store.ts'
import { unpublish } from './unpublish.ts'

type Dependencies = {
  database: Database
  siteUrl: string
  report: (problem: string) => void
}
type Failure = { ok: false; problem: string }

/** Publishes and unpublishes what is due. What cannot be published is reported and not tried again: an editor has to act. */
export async function publishScheduled({ database, siteUrl, report }: Dependencies): Promise<void> {
  for (const due of await listDueSchedules(database, await readNow(database))) {
    const { action, accountId, documentId } = due.schedule
    const key = { slug: due.slug, locale: due.locale }
    const actor = {
      name: 'clock',
      operation: `${action}Scheduled`,
      accountId: accountId ?? undefined,
    } as const
    const done = await execute({ database, siteUrl }, actor, due)
    if (done.ok) continue
    report(`could not ${action} ${key.slug} in ${key.locale} as scheduled: ${JSON.stringify(done)}`)
    await changeHouse(database, actor, async (transaction) => {
      await endSchedule(transaction, { id: documentId }, action)
      if (done.problem === 'forbidden') await mailNotPublished(transaction, due)
      transaction.nothingChanged()
    })
  }
}

async function execute(
  { database, siteUrl }: Pick<Dependencies, 'database' | 'siteUrl'>,
  actor: Actor,
  { slug, locale, schedule: { action, note, accountId } }: DueSchedule,
): Promise<{ ok: true } | Failure> {
  const key: DocumentKey = { slug, locale }
  const confirmed: Actor = {
    ...actor,
    async confirmRights(transaction) {
      // An account that was deleted has no rights.
      const grants = accountId === null ? [] : await lockGrants(transaction, accountId)
      const right = { access: 'publisher', object: { slug } } as const
      if (!(await isAllowed(transaction, grants, right))) throw new RoleLost()
    },
  }
  try {
    return action === 'publish'
      ? await publish(database, confirmed, { key, note, language: 'de', siteUrl })
      : await unpublish(database, confirmed, { key, note })
  } catch (cause) {
    if (cause instanceof RoleLost) return { ok: false, problem: 'forbidden' }
    throw cause
  }
}

/** Who has scheduled it may not publish it any more. */
class RoleLost extends Error {}
