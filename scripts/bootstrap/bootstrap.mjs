import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explain } from '#console/explain.mjs'
import { checkMachine } from './check-machine.mjs'
import { installPackages } from './install-packages.mjs'
import { runInOwnNode } from './run-in-own-node.mjs'

/**
 * Brings a fresh checkout to the point where a program of ours can run, runs it, and ends as it ends. Knows nothing but
 * Node's own modules, in the syntax of Node 20.
 *
 * @param {string} program path of the program below `scripts/`
 */
export async function bootstrap(program) {
  const scripts = dirname(dirname(fileURLToPath(import.meta.url)))
  const root = dirname(scripts)
  try {
    checkMachine(root)
    await installPackages(root)
    process.exitCode = await runInOwnNode(root, `${scripts}/${program}`)
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
