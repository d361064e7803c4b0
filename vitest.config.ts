import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const database = [`${import.meta.dirname}/tests/support/postgres.ts`]

export default defineConfig({
  test: {
    // Tests that wait for services and a database leave the machine idle.
    maxWorkers: 3,
    projects: [
      inNode('schema', []),
      inNode('scripts', [], { testTimeout: 120_000, isolate: true }),
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
  { testTimeout = 30_000, isolate = false } = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name: folder,
      include: [`${folder}/**/*.test.ts`],
      environment: 'node',
      globalSetup,
      // Long, because databases, browsers and builds share the machine.
      testTimeout,
      // Loading the origin or the graph takes longer than most tests of them: the files of a worker share what it has loaded.
      isolate,
      // The first file of a run loads the demo theatre, and the others wait for it.
      hookTimeout: 10 * 60_000,
    },
  }
}
