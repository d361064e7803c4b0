import { chromium } from '@playwright/test'
import { findBrowser } from '#browser/find-browser.ts'
import { freePort } from '#ports/free-port.ts'

/** Starts the browser of the journeys. Returns the port of its debugging protocol. */
export async function openBrowser(
  env: NodeJS.ProcessEnv,
  disposables: AsyncDisposableStack,
): Promise<number> {
  const { executablePath, args, env: additions } = await findBrowser(env)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...definedOnly(env), ...additions },
  })
  disposables.defer(() => browser.close())
  return port
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
