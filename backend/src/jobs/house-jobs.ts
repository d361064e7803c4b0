import type { CronItem, TaskList } from 'graphile-worker'
import type { TaskName } from './add-job.ts'

/** What is done beside the routes, by one of all origins at a time. May be done twice when an origin is killed meanwhile. */
export type HouseJobs = {
  tasks: { [Name in TaskName]: (payload: GraphileWorker.Tasks[Name]) => Promise<void> }
  /** Done by the clock of a day: minute, hour, day, month, weekday. */
  scheduled: Record<string, { cron: string; work: () => Promise<void> }>
}

export function taskListOf({ tasks, scheduled }: HouseJobs): TaskList {
  const byClock = Object.entries(scheduled).map(([name, { work }]) => [name, () => work()])
  return { ...tasks, ...Object.fromEntries(byClock) }
}

/** One that is still waiting or running when its time comes again is not added a second time. */
export function cronItemsOf({ scheduled }: HouseJobs): CronItem[] {
  return Object.entries(scheduled).map(([task, { cron }]) => ({
    task,
    match: cron,
    options: { jobKey: task, maxAttempts: 1 },
  }))
}
