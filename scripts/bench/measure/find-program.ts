import { accessSync, constants } from 'node:fs'
import { delimiter } from 'node:path'

/** Finds a program at the given path or on the PATH, and in the `sbin` folders, which are seldom on it. */
export function findProgram(
  name: string,
  configured: string | undefined,
  env: NodeJS.ProcessEnv,
): string | undefined {
  const folders = [...(env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return [configured ?? '', ...folders.map((folder) => `${folder}/${name}`)].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
