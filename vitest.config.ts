import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const database = [`${import.meta.dirname}/tests/support/postgres.ts`]

export default defineConfig({
  test: {
    // Tests that wait for services and a database leave the machine idle.
    maxWorkers: 3,
    projects: [
      inNode('schema', []),
      inNode('scripts', [], 120_000),
      inNode('backend', database),
      inNode('demo', database),
      inNode('tests/contract', database),
      inNode('tests/support', []),
      './mesh/vitest.config.ts',
      './web/vitest.config.ts',
    ],
  },
})

function inNode(
  folder: string,
  globalSetup: string[],
  testTimeout = 30_000,
): TestProjectInlineConfiguration {
  return {
    test: {
      name: folder,
      include: [`${folder}/**/*.test.ts`],
      environment: 'node',
      // Loading the origin takes longer than most of its tests: files share what a worker has loaded.
      isolate: false,
      globalSetup,
      // Long, because databases, browsers and builds share the machine.
      testTimeout,
      // The first file of a run loads the demo theatre, and the others wait for it.
      hookTimeout: 10 * 60_000,
    },
  }
}
