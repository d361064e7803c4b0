import { readEnv } from './env.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runWithParent } from './run-with-parent.ts'

/** Brings the database to the newest shape. One that is empty stays so: the demo theatre is seeded by `demo/seed.ts`. */
await runWithParent(() => prepareDatabase(readEnv().DATABASE_URL))
