/** The addresses of one running stack: database, origin, gateway and site. */
export type StackAddresses = {
  siteUrl: string
  meshUrl: string
  backendUrl: string
  databaseUrl?: string
  /** Address of the site's admin server. */
  adminUrl?: string
  /** Folder of mails, uploaded files of forms, and logs. */
  dataFolder?: string
}

/**
 * The stack that this worker uses. The test runner starts one for each worker (`JOURNEY_STACKS`), so that no journey
 * sees another's changes; run by hand it is the one that `npm start` has started.
 */
export const stack: StackAddresses = findWorkerStack(process.env)

function findWorkerStack(env: NodeJS.ProcessEnv): StackAddresses {
  if (env.JOURNEY_STACKS) {
    const stacks = JSON.parse(env.JOURNEY_STACKS) as StackAddresses[]
    // Playwright gives a worker that replaces a failed one the index of its predecessor.
    const found = stacks[Number(env.TEST_PARALLEL_INDEX ?? 0)]
    if (!found)
      throw new Error(`There are ${stacks.length} stacks, which is too few for the workers.`)
    return found
  }
  return {
    siteUrl: env.SITE_URL ?? 'http://localhost:3000',
    // The origin on the site's host name: they share the session cookie.
    meshUrl: env.MESH_URL ?? 'http://localhost:4000/graphql',
    backendUrl: env.BACKEND_URL ?? 'http://localhost:8000',
    ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
    ...(env.ADMIN_URL && { adminUrl: env.ADMIN_URL }),
    ...(env.FOYER_DATA && { dataFolder: env.FOYER_DATA }),
  }
}
