import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { webProjects } from './web/vitest.config.ts'

const database = [`${import.meta.dirname}/tests/support/postgres.ts`]

const compileCache = `${import.meta.dirname}/node_modules/.cache/foyer/compiled`

/** Tests that wait for services and a database leave the machine idle. Mesh and the site have the same number, as Vitest requires. */
const maxWorkers = 3

/** Tests without a database come first: meanwhile the demo theatre is loaded for the others. */
class WithoutDatabaseFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const needsDatabase = ({ project }: TestSpecification) =>
      Number(project.config.globalSetup.length > 0)
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => needsDatabase(one) - needsDatabase(other))
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: WithoutDatabaseFirst },
    tags: [
      { name: 'slow', description: 'What `npm test` leaves out; `npm run test:every` has it.' },
    ],
    projects: [
      inNode('schema', []),
      inNode('admin', []),
      inNode('scripts', [], { testTimeout: 300_000, isolate: true }),
      inNode('backend', database),
      inNode('demo', database),
      // The graph and jsdom change and read what is global.
      inNode('tests/contract', database, { isolate: true }),
      inNode('tests/support', []),
      './mesh/vitest.config.ts',
      ...webProjects,
    ],
  },
})

function inNode(
  folder: string,
  globalSetup: string[],
  { testTimeout = 120_000, isolate = false } = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name: folder,
      maxWorkers,
      include: [`${folder}/**/*.test.ts`],
      environment: 'node',
      globalSetup,
      // Programs that tests start load faster from what Node has compiled before.
      env: { NODE_COMPILE_CACHE: compileCache },
      // Long, because databases, browsers and builds share the machine.
      testTimeout,
      // Loading the origin or the graph takes longer than most tests of them: the files of a worker share what it has loaded.
      isolate,
      expect: { poll: { timeout: 20_000 } },
      // The first file of a run loads the demo theatre, and the others wait for it.
      hookTimeout: 10 * 60_000,
    },
  }
}
