import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findViolations } from './find-violations.ts'
import { rules } from './rules.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(`${tmpdir()}/foyer-rules-`)
  write('docs/glossary.md', '')
  const ofRoot = { '#load/*': './tests/load/*', '#support/*': './tests/support/*' }
  write('package.json', JSON.stringify({ name: 'foyer', imports: ofRoot }))
  for (const [folder, names] of Object.entries(workspaces)) {
    const imports = Object.fromEntries(names.map((name) => [`#${name}/*`, `./src/${name}/*`]))
    write(`${folder}/package.json`, JSON.stringify({ name: `@foyer/${folder}`, imports }))
  }
})
afterEach(() => rmSync(root, { recursive: true }))

const workspaces = {
  schema: [],
  demo: [],
  mesh: ['origin', 'types', 'plugins'],
  web: ['app', 'modules', 'features', 'editor', 'ui', 'components', 'graphql', 'i18n', 'lib'],
  backend: ['database', 'http', 'jobs', 'mail', 'sessions', 'plugins', 'catalogue', 'features'],
}

const planted: [rule: string, file: string, source: string][] = [
  [
    'pages-are-given-their-reader',
    'web/src/app/_pages/team.tsx',
    `import { read } from '#graphql/read.ts'`,
  ],
  [
    'pages-are-given-their-reader',
    'web/src/features/team/find-team.ts',
    `import { createLiveReader } from '#graphql/read-live.ts'`,
  ],
  ['no-parent', 'web/src/modules/quote/quote.tsx', `import { a } from '../../ui/button.tsx'`],
  [
    'no-parent',
    'backend/src/features/shop/routes.ts',
    `export { a } from '../../database/open.ts'`,
  ],
  ['no-parent', 'scripts/start/main.ts', `const a = await import('../console/step.mjs')`],
  ['neighbours-by-dot', 'web/src/ui/button.tsx', `import { a } from '#ui/icon.tsx'`],
  ['schema-knows-nobody', 'schema/rest/events.ts', `import { a } from '@foyer/backend/src/env.ts'`],
  [
    'workspaces-meet-in-schema',
    'web/src/lib/a.ts',
    `import { a } from '@foyer/mesh/src/gateway.ts'`,
  ],
  [
    'workspaces-meet-in-schema',
    'mesh/src/gateway.ts',
    `import type { A } from '@foyer/backend/src/app.ts'`,
  ],
  ['workspaces-meet-in-schema', 'backend/src/app.ts', `import '@foyer/web/server/main.ts'`],
  ['workspaces-meet-in-schema', 'scripts/start/main.ts', `import '@foyer/backend/src/app.ts'`],
  ['workspaces-meet-in-schema', 'backend/src/app.ts', `import '@foyer/demo/load/load.ts'`],
  ['workspaces-meet-in-schema', 'demo/load/load.ts', `import '@foyer/web/server/main.ts'`],
  ['nothing-imports-tests', 'web/src/app/page.tsx', `import { a } from './page.test.tsx'`],
  ['nothing-imports-tests', 'web/src/ui/button.tsx', `import { a } from './../test/render.tsx'`],
  ['nothing-imports-tests', 'scripts/start/main.ts', `import '#load/sell-out.ts'`],
  ['nothing-imports-tests', 'scripts/bench/on-sale.ts', `import '#support/root.ts'`],
  [
    'arrows-point-down',
    'schema/shapes/event.ts',
    `import type { A } from '@foyer/schema/rest/events.ts'`,
  ],
  [
    'arrows-point-down',
    'schema/fields/text-fields.ts',
    `import { a } from '@foyer/schema/modules/quote.ts'`,
  ],
  [
    'arrows-point-down',
    'schema/modules/quote.ts',
    `import { a } from '@foyer/schema/rest/modules.ts'`,
  ],
  [
    'arrows-point-down',
    'web/src/ui/button.tsx',
    `import type { A } from '#modules/quote/quote.tsx'`,
  ],
  ['arrows-point-down', 'web/src/lib/date.ts', `import { a } from '#i18n/locales.ts'`],
  ['arrows-point-down', 'web/src/i18n/locales.ts', `import { a } from '#ui/button.tsx'`],
  ['arrows-point-down', 'web/src/ui/button.tsx', `import { a } from '#graphql/client.ts'`],
  ['arrows-point-down', 'web/src/graphql/client.ts', `import { a } from '#ui/button.tsx'`],
  [
    'arrows-point-down',
    'web/src/modules/quote/quote.tsx',
    `import { a } from '#features/search/a.ts'`,
  ],
  [
    'arrows-point-down',
    'web/src/modules/quote/quote.tsx',
    `const a = () => import('#editor/a.ts')`,
  ],
  ['arrows-point-down', 'web/src/features/search/a.ts', `import { a } from '#app/layout.tsx'`],
  ['arrows-point-down', 'web/src/components/event/a.ts', `import '#features/search/a.ts'`],
  ['arrows-point-down', 'web/src/ui/button.tsx', `import '#components/event/a.ts'`],
  ['arrows-point-down', 'web/src/lib/a.ts', `import { a } from '@foyer/web/server/main.ts'`],
  ['arrows-point-down', 'backend/src/database/open.ts', `import '#features/shop/store.ts'`],
  ['arrows-point-down', 'backend/src/plugins/session.ts', `import '#features/user/store.ts'`],
  ['arrows-point-down', 'backend/src/catalogue/a.ts', `import '#features/shop/store.ts'`],
  ['arrows-point-down', 'backend/src/sessions/a.ts', `import '#features/shop/store.ts'`],
  ['arrows-point-down', 'backend/src/http/a.ts', `import '#sessions/session-store.ts'`],
  ['arrows-point-down', 'backend/src/mail/a.ts', `import '#features/shop/store.ts'`],
  ['arrows-point-down', 'backend/src/features/shop/store.ts', `import '@foyer/backend/src/app.ts'`],
  [
    'siblings-do-not-know-each-other',
    'web/src/modules/quote/quote.tsx',
    `import '#modules/hero/hero.tsx'`,
  ],
  [
    'siblings-do-not-know-each-other',
    'web/src/modules/quote/quote.tsx',
    `import '#modules/render-module.tsx'`,
  ],
  [
    'siblings-do-not-know-each-other',
    'web/src/features/search/a.ts',
    `import '#features/booking/a.ts'`,
  ],
  [
    'siblings-do-not-know-each-other',
    'backend/src/features/shop/store.ts',
    `import '#features/user/store.ts'`,
  ],
  ['siblings-do-not-know-each-other', 'mesh/src/types/Event/a.ts', `import '#types/Venue/a.ts'`],
  ['editor-only-on-demand', 'web/src/app/page.tsx', `import { Editor } from '#editor/editor.tsx'`],
  ['arrows-point-down', 'mesh/src/plugins/use-log.ts', `import '@foyer/mesh/src/gateway.ts'`],
]

test.each(planted)('%s: %s must not contain %s', (rule, file, source) => {
  write(file, source)
  expect(findViolations(root).violations.map((violation) => violation.rule)).toContain(rule)
})

test('every rule finds a planted violation', () => {
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)))
})

test('the imports of the project are allowed', () => {
  write(
    'web/src/app/page.tsx',
    `import '#modules/render-module.tsx'; const a = () => import('#editor/editor.tsx')`,
  )
  write('web/src/modules/render-module.tsx', `import { Quote } from './quote/quote.tsx'`)
  write(
    'web/src/modules/quote/quote.tsx',
    `import '#ui/button.tsx'; import '@foyer/schema/rest/a.ts'; import 'react'`,
  )
  write('web/src/modules/quote/quote.test.tsx', `import './quote.tsx'; import '#app/page.tsx'`)
  write('backend/src/app.ts', `import './features/shop/routes.ts'`)
  write(
    'backend/src/features/shop/routes.ts',
    `import { a } from './store.ts'; import '#database/open.ts'`,
  )
  write('mesh/src/gateway.ts', `import '#plugins/use-log.ts'; import './env.ts'`)
  write('tests/journeys/booking.test.ts', `import '@foyer/schema/rest/a.ts'`)
  write('demo/load/load.ts', `import '@foyer/backend/src/features/shop/store.ts'`)
  write('backend/src/test/template.ts', `import '@foyer/demo/load/load.ts'`)
  write('scripts/bench/on-sale/on-sale.ts', `import '#load/sell-out.ts'`)
  expect(findViolations(root)).toEqual({ violations: [], fileCount: 11 })
})

function write(path: string, source: string): void {
  mkdirSync(dirname(`${root}/${path}`), { recursive: true })
  writeFileSync(`${root}/${path}`, source)
}
