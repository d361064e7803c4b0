import { sql } from 'drizzle-orm'
import type { Queries } from '#database/connect.ts'

declare global {
  // The library's own place for the payloads of tasks; each is added beside its task.
  namespace GraphileWorker {
    // oxlint-disable-next-line typescript/consistent-type-definitions, typescript/no-empty-object-type -- only an interface can be added to
    interface Tasks {}
  }
}

export type TaskName = keyof GraphileWorker.Tasks

/**
 * Adds a job to a transaction: it is there when that commits, and not otherwise. A key makes a job the only one of its name that
 * waits; adding it again starts it anew.
 */
export async function addJob<Name extends TaskName>(
  queries: Pick<Queries, 'execute'>,
  name: Name,
  { payload, key }: { payload: GraphileWorker.Tasks[Name]; key?: string },
): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text)`)
}
