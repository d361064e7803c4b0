import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { Problem } from '#console/problem.mjs'
import { onParentExit } from './on-parent-exit.mjs'
import { ownMajor, ownNode, ownNodePackage } from './own-node.mjs'

/**
 * Runs a program in the project's own Node with this terminal, passes signals on, and returns its exit code. What it and its children
 * compile is kept, by content: programs load in two thirds of the time, and TypeScript is stripped once.
 *
 * @param {string} root
 * @param {string} program
 * @returns {Promise<number>}
 */
export function runInOwnNode(root, program) {
  const node = ownNode(root)
  if (!node) {
    throw new Problem(
      `Node ${ownMajor} is missing (package ${ownNodePackage()}): ` +
        'npm left out optional packages; remove node_modules and start again.',
    )
  }
  // The channel closes when this process ends, even when it is killed.
  const child = spawn(node, [program, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
      NODE_COMPILE_CACHE: `${root}/node_modules/.cache/foyer/compiled`,
    },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  onParentExit(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
}
