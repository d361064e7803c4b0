import { refuseDemo } from '#database/demo-mark.ts'
import { readEnv } from './env.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runWithParent } from './run-with-parent.ts'

/** Brings the database to the newest shape. One that is empty stays so: the demo theatre is seeded by `demo/seed.ts`. */
await runWithParent(() => {
  const env = readEnv()
  return prepareDatabase(env.DATABASE_URL, (database) =>
    env.FOYER_PROFILE === 'demo' ? Promise.resolve() : refuseDemo(database),
  )
})
