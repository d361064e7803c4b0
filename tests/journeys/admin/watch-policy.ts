import type { Page } from '@playwright/test'

/** Collects what the policy of the pages blocks from now on. */
export async function watchPolicy(page: Page): Promise<() => string[]> {
  const blocked: string[] = []
  await page.exposeFunction('reportBlocked', (line: string) => blocked.push(line))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportBlocked } = globalThis as unknown as { reportBlocked(line: string): void }
      reportBlocked(`${violatedDirective} ${blockedURI}`)
    })
  })
  return () => blocked
}
