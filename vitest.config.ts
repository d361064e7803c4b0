import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const database = [`${import.meta.dirname}/tests/support/postgres.ts`]

export default defineConfig({
  test: {
    projects: [
      inNode('schema', []),
      inNode('scripts', []),
      inNode('backend', database),
      inNode('tests/contract', database),
      './mesh/vitest.config.ts',
      './web/vitest.config.ts',
    ],
  },
})

function inNode(folder: string, globalSetup: string[]): TestProjectInlineConfiguration {
  return {
    test: {
      name: folder,
      include: [`${folder}/**/*.test.ts`],
      environment: 'node',
      globalSetup,
      // PostgreSQL, browsers and builds share the machine.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}
