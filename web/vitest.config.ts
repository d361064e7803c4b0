import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Two copies of graphql (.js and .mjs) do not accept each other's schemas.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name: 'web',
    maxWorkers: 3,
    // The front server is tested over real connections, with its real backoff.
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Tests of what a browser does say so at their top: a document costs more time than most tests.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', '{server,worker}/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
  },
})
