import type { Queries } from './connect.ts'
import { findSetting } from './settings.ts'

/** The setting by which a database is known to hold the demo theatre, whose passwords stand in its sources. */
export const demoMarkKey = 'demo'

/** Throws where a database holds the demo theatre. */
export async function refuseDemo(queries: Queries): Promise<void> {
  if ((await findSetting(queries, demoMarkKey)) === undefined) return
  throw new Error(
    'This database holds the demo theatre with its public passwords: a house that is in production needs a database of its own.',
  )
}
