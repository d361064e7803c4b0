import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Vite would take graphql's .mjs, while Mesh's packages take its .js: two copies do not work together.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: { name: 'mesh', include: ['src/**/*.test.ts'], testTimeout: 20_000, isolate: false },
})
