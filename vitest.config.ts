import { existsSync } from 'node:fs'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const root = import.meta.dirname
const webSetup = `${root}/web/src/test/setup.ts`
const database = [`${root}/tests/support/postgres.ts`]

export default defineConfig({
  test: {
    projects: [
      inNode('schema', []),
      inNode('scripts', []),
      inNode('backend', database),
      inNode('mesh', []),
      inNode('tests/contract', database),
      {
        root: `${root}/web`,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'web',
          include: ['**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: existsSync(webSetup) ? [webSetup] : [],
          server: { deps: { inline: ['next-intl'] } },
        },
      },
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
      // PostgreSQL, browsers and builds of others share the machine.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}
