import { createRequire } from 'node:module'
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config'

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>

/** Tests of components, and of scripts that need a document. */
const inDocument = 'src/**/*.{test.tsx,dom.test.ts}'

/** The projects of the site for the configuration at the top. */
export const webProjects = [
  project({
    name: 'web',
    environment: 'node',
    include: ['src/**/*.test.ts', '{server,worker}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, inDocument],
    // Loading modules takes longer than most tests: the files of a worker share what it has loaded.
    isolate: false,
  }),
  // Not shared, since components keep state beside a document that is replaced.
  project({
    name: 'web in a document',
    environment: 'jsdom',
    pool: 'vmThreads',
    include: [inDocument],
  }),
]

function project(test: TestOptions): TestProjectInlineConfiguration {
  return {
    root: import.meta.dirname,
    // Two copies of graphql (.js and .mjs) do not accept each other's schemas.
    resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
    test: {
      maxWorkers: 3,
      // The front server is tested over real connections, with its real backoff.
      testTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      setupFiles: [`${import.meta.dirname}/src/test/setup.ts`],
      ...test,
    },
  }
}
