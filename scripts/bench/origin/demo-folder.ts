import { Problem } from '#console/problem.mjs'
import { acquireLock } from '#services/acquire-lock.ts'

/**
 * The data folder of the demo theatre, reused between runs because rendering its images takes a minute. Locked until `disposables`
 * releases it.
 */
export async function claimDemoFolder(
  root: string,
  disposables: AsyncDisposableStack,
): Promise<string> {
  const folder = `${root}/.data/bench`
  const giveUp = await acquireLock(folder, 'data')
  if (!giveUp) throw new Problem('Another benchmark is running in this folder.')
  disposables.defer(giveUp)
  return folder
}
