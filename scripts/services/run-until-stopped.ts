import { releaseMemoryAfterStart } from '@foyer/schema/process/release-memory.ts'
import { step } from '#console/step.mjs'
import { openTheatre, type TheatreOptions } from './open-theatre.ts'
import { untilAborted } from './stop-request.ts'
import { welcome } from './welcome.ts'

/** Starts everything, prints the addresses, and runs until a stop request or a failure of a service. Returns the exit code. */
export async function runUntilStopped(options: TheatreOptions): Promise<number> {
  const theatre = await openTheatre(options)
  let problem: Error | void
  try {
    console.log(welcome(options.settings, theatre))
    releaseMemoryAfterStart()
    problem = await Promise.race([theatre.broken, untilAborted(options.signal)])
  } finally {
    await step('Stopping', () => theatre.stop())
  }
  if (problem) throw problem
  return 0
}
