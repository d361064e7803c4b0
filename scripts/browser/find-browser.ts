import { accessSync, constants } from 'node:fs'
import { delimiter } from 'node:path'
import { unpackBrowser } from './unpack-browser.ts'

export type Browser = {
  executablePath: string
  args: string[]
  /** Environment variables to start the browser with. */
  env: Record<string, string>
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds a Chromium for the journeys: CHROMIUM_PATH, the system's, else the one installed by npm. */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  const folders = (env.PATH ?? '').split(delimiter)
  const installed = names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find(isProgram)
  const executablePath = env.CHROMIUM_PATH || installed
  if (executablePath) return { executablePath, args: argsFor(), env: {} }
  return { ...(await unpackBrowser()), args: argsFor() }
}

function argsFor(): string[] {
  // Chromium cannot sandbox itself as root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [
    ...asRoot,
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
  ]
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
