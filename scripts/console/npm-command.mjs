import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * How to call npm: the one that called us, else the one beside Node, else what the PATH finds.
 *
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand() {
  const beside = `${dirname(process.execPath)}/../lib/node_modules/npm/bin/npm-cli.js`
  const caller = process.env.npm_execpath
  const script = caller?.endsWith('npm-cli.js') ? caller : beside
  if (existsSync(script)) return { command: process.execPath, args: [script], shell: false }
  return { command: 'npm', args: [], shell: process.platform === 'win32' }
}
