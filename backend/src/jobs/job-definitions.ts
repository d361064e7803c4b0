import type { CronItem, TaskList } from 'graphile-worker'
import type { TaskName } from './add-job.ts'

/** The background jobs. Each runs on one origin at a time; it may run twice if an origin is killed, so jobs are idempotent. */
export type JobDefinitions = {
  tasks: { [Name in TaskName]: (payload: GraphileWorker.Tasks[Name]) => Promise<void> }
  /** Run by a cron pattern: minute, hour, day, month, weekday. */
  scheduled: Record<string, { cron: string; work: () => Promise<void> }>
}

export function taskListOf({ tasks, scheduled }: JobDefinitions): TaskList {
  const byClock = Object.entries(scheduled).map(([name, { work }]) => [name, () => work()])
  return { ...tasks, ...Object.fromEntries(byClock) }
}

/** A job that is still waiting or running when it is due again is not added twice. */
export function cronItemsOf({ scheduled }: JobDefinitions): CronItem[] {
  return Object.entries(scheduled).map(([task, { cron }]) => ({
    task,
    match: cron,
    options: { jobKey: task, maxAttempts: 1 },
  }))
}
