import { existsSync } from 'node:fs'
import { findViolations } from '#rules/find-violations.ts'
import { formatViolation } from '#rules/violation.ts'
import { budgets } from './budgets.ts'
import type { Check, Suite } from './check.ts'
import { messageCheck } from '#checks/messages/message-check.ts'
import { commandCheck } from './command-check.ts'
import { graphCheck } from '#checks/graph/graph-check.ts'
import { openApiCheck } from '#checks/openapi/openapi-check.ts'
import { requirementsCheck } from './requirements-check.ts'

/** Configurations that contain a second workspace with the same options: so each file is checked once. */
const typesOf = {
  '.': 'schema and mesh',
  scripts: 'scripts',
  tests: 'tests',
  demo: 'backend and demo',
  web: 'web',
  'web/worker': 'the service worker',
  admin: 'admin',
}

/** Static checks of the sources. Some use one core, some all of them. */
export function sourceSuite(root: string): Suite {
  const budgetSeconds = budgets.source
  return { name: 'Source checks', budgetSeconds, checks: sourceChecks(root), parallel: 2 }
}

export function sourceChecks(root: string): Check[] {
  const types = Object.entries(typesOf)
    .filter(([folder]) => existsSync(`${root}/${folder}/tsconfig.json`))
    .map(([folder, name]) =>
      commandCheck(`Types of ${name}`, ['tsc', '--noEmit', '--pretty', 'false', '-p', folder]),
    )
  return [
    commandCheck('Format', ['prettier', '--check', '--log-level', 'warn', '.']),
    commandCheck('Lint', ['oxlint', '--type-aware', '--quiet', '--format', 'unix']),
    rulesOfTheTree,
    requirementsCheck,
    messageCheck,
    openApiCheck,
    graphCheck,
    ...types,
    commandCheck('Dead code', ['knip', '--no-progress']),
  ]
}

export const rulesOfTheTree: Check = {
  name: 'Rules of the tree',
  run: async ({ root }) => {
    const { violations } = findViolations(root)
    return { ok: violations.length === 0, output: violations.map(formatViolation).join('\n') }
  },
}
