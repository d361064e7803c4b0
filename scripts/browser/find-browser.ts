import { spawnSync } from 'node:child_process'
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

/**
 * Finds a Chromium for the journeys: CHROMIUM_PATH, else the one installed by npm, which is the same on every machine and, being built
 * without windows, takes two thirds of the time, else the system's.
 */
export async function findBrowser(env: NodeJS.ProcessEnv): Promise<Browser> {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, args: argsFor(), env: {} }
  const system = findSystemBrowser(env)
  const isForThisMachine = process.platform === 'linux' && process.arch === 'x64'
  if (system && !isForThisMachine) return system
  const installed = { ...(await unpackBrowser()), args: argsFor() }
  return system && !starts(installed) ? system : installed
}

/** The Chromium that is installed on the system: unlike the one of npm it has everything that visitors' browsers have. */
export function findSystemBrowser(env: NodeJS.ProcessEnv): Browser | undefined {
  const folders = (env.PATH ?? '').split(delimiter)
  const executablePath = names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find(isProgram)
  return executablePath ? { executablePath, args: argsFor(), env: {} } : undefined
}

function starts({ executablePath, env }: Browser): boolean {
  return spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0
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
