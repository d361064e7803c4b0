import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { taskListOf } from '#jobs/job-definitions.ts'
import type { Theatre } from './use-theatre.ts'

const silent = new Logger(() => () => {})

/** Runs all due jobs once; a failed one waits for its retry. */
export async function runJobs({ app, database }: Theatre, instead: TaskList = {}): Promise<void> {
  await runOnce({
    pgPool: database.$client,
    taskList: { ...taskListOf(app.jobs), ...instead },
    noHandleSignals: true,
    logger: silent,
  })
}
