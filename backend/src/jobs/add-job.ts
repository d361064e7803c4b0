import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

declare global {
  // The library's registry of payload types; each task adds its own beside its code.
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- only an interface can be added to
    interface Tasks {}
  }
}

export type TaskName = keyof GraphileWorker.Tasks

/**
 * Enqueues a job within a transaction: it exists if and only if that commits. With a key, at most one such job waits; adding it
 * again replaces the waiting one.
 */
export async function addJob<Name extends TaskName>(
  queries: Pick<Queries, 'execute'>,
  name: Name,
  { payload, key }: { payload: GraphileWorker.Tasks[Name]; key?: string },
): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text)`)
}
