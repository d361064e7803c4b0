import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vite would take graphql's .mjs, while Mesh's packages take its .js: two copies do not work together.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name: 'mesh',
    include: ['src/**/*.test.ts'],
    maxWorkers: 3,
    // Loading the graph takes longer than most of its tests.
    isolate: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
