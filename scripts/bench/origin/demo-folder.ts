import { Problem } from '#console/problem.mjs'
import { holdLock } from '#services/hold-lock.ts'

/**
 * Data folder of the demo theatre, kept between runs because making its pictures takes a minute. It is this bench's alone until
 * `ends` gives it up.
 */
export async function claimDemoFolder(root: string, ends: AsyncDisposableStack): Promise<string> {
  const folder = `${root}/.data/bench`
  const giveUp = await holdLock(folder, 'data')
  if (!giveUp) throw new Problem('Another benchmark is running in this folder.')
  ends.defer(giveUp)
  return folder
}
