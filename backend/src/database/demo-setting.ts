import type { Queries } from './connect.ts'
import { findSetting } from './settings.ts'

/** The setting that marks a database as the demo theatre, whose passwords are public. */
export const demoSettingKey = 'demo'

/** Throws if the database contains the demo theatre. */
export async function assertNotDemo(queries: Queries): Promise<void> {
  if ((await findSetting(queries, demoSettingKey)) === undefined) return
  throw new Error(
    'This database contains the demo theatre, whose passwords are public. Set DATABASE_URL to another database for production.',
  )
}
