import { test as base } from '@playwright/test'

export type Attempts = {
  /** One attempt: it passes if `attack` does not throw. The others of its class are still made. */
  holds: (what: string, attack: () => Promise<unknown>) => Promise<void>
}

/**
 * A test is a class of attacks. Its attempts are counted, and the class passes when all of them do; the report of the
 * suite has a line for each class (`scripts/checks/hostile/attack-class.ts`).
 */
export const test = base.extend<{ attempts: Attempts }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  attempts: async ({}, use, info) => {
    const failures: string[] = []
    let tried = 0
    await use({
      async holds(what, attack) {
        tried += 1
        try {
          await attack()
        } catch (error) {
          failures.push(`${what}: ${error instanceof Error ? error.message : String(error)}`)
        }
      },
    })
    info.annotations.push(
      { type: 'tried', description: String(tried) },
      { type: 'held', description: String(tried - failures.length) },
    )
    if (tried === 0 && info.status === 'passed') throw new Error('No attempt was made.')
    if (failures.length > 0) {
      const shown = failures.slice(0, maxShown).join('\n\n')
      throw new Error(`${failures.length} of ${tried} attempts failed:\n${shown}`)
    }
  },
})

const maxShown = 12
