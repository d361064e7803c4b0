import { findViolations } from '#rules/find-violations.ts'
import { formatViolation } from '#rules/violation.ts'
import { budgets } from './budgets.ts'
import type { Check, Suite } from './check.ts'
import { messageCheck } from '#checks/messages/message-check.ts'
import { commandCheck } from './command-check.ts'
import { graphCheck } from '#checks/graph/graph-check.ts'
import { openApiCheck } from '#checks/openapi/openapi-check.ts'
import { requirementsCheck } from './requirements-check.ts'

/** Static checks of the sources. Some use one core, some all of them. */
export function sourceSuite(): Suite {
  const budgetSeconds = budgets.source
  return { name: 'Source checks', budgetSeconds, checks: sourceChecks(), parallel: 2 }
}

export function sourceChecks(): Check[] {
  return [
    commandCheck('Format', ['prettier', '--check', '--log-level', 'warn', '.']),
    // One run for both: the linter needs the types anyway, and each file is checked in its nearest project.
    commandCheck('Lint and types', [
      'oxlint',
      '--type-aware',
      '--type-check',
      '--quiet',
      '--format',
      'unix',
    ]),
    rulesOfTheTree,
    requirementsCheck,
    messageCheck,
    openApiCheck,
    graphCheck,
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
