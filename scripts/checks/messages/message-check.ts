import type { Check } from '#checks/check.ts'
import { messageProblems } from './message-problems.ts'
import { readMessages } from '#generate/read-messages.ts'
import { readUsage } from './read-usage.ts'

/** Checks that every message of the site exists in both languages with the same arguments, exists once, and is used. */
export const messageCheck: Check = {
  name: 'Messages',
  run: async ({ root }) => {
    const problems = messageProblems(readMessages(root), readUsage(root))
    return { ok: problems.length === 0, output: problems.join('\n') }
  },
}
