import { assertNotDemo } from '#database/demo-setting.ts'
import { readEnv } from './env.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runWithParent } from './run-with-parent.ts'

/** Migrates the database. An empty one stays empty: the demo theatre is seeded by `demo/seed.ts`. */
await runWithParent(() => {
  const env = readEnv()
  return prepareDatabase(env.DATABASE_DIRECT_URL, (database) =>
    env.FOYER_PROFILE === 'demo' ? Promise.resolve() : assertNotDemo(database),
  )
})
