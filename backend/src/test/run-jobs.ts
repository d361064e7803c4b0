import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { taskListOf } from '#jobs/house-jobs.ts'
import type { Theatre } from './use-theatre.ts'

const silent = new Logger(() => () => {})

/** Does all jobs that are due, at once; a failed one waits for its next time. */
export async function runJobs({ app, database }: Theatre, instead: TaskList = {}): Promise<void> {
  await runOnce({
    pgPool: database.$client,
    taskList: { ...taskListOf(app.jobs), ...instead },
    noHandleSignals: true,
    logger: silent,
  })
}
