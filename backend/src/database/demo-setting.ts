import type { Queries } from './connect.ts'
import { findSetting } from './settings.ts'

/** The setting that marks a database as the demo theatre, whose passwords are public. */
export const demoSettingKey = 'demo'

/** Why a database with the demo theatre is refused in production. */
export const demoRefusal =
  'This database contains the demo theatre, whose passwords are public. Set DATABASE_URL to another database for production.'

/** Whether the database contains the demo theatre. */
export async function containsDemo(queries: Queries): Promise<boolean> {
  return (await findSetting(queries, demoSettingKey)) !== undefined
}

/** Throws if the database contains the demo theatre. */
export async function assertNotDemo(queries: Queries): Promise<void> {
  if (await containsDemo(queries)) throw new Error(demoRefusal)
}
