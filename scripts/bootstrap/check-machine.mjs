import { readFileSync } from 'node:fs'
import { Problem } from '#console/problem.mjs'
import { ownMajor, ownNodePackage, runningMajor } from './own-node.mjs'

const oldestMajor = 20

/**
 * Throws a `Problem` on machines that cannot run the project.
 *
 * @param {string} root
 */
export function checkMachine(root) {
  if (runningMajor() < oldestMajor) {
    throw new Problem(
      `Node ${oldestMajor} or newer is required to start, this is Node ${process.versions.node}: install a newer one.`,
    )
  }
  const { optionalDependencies = {} } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  if (runningMajor() < ownMajor && !(ownNodePackage() in optionalDependencies)) {
    throw new Problem(
      `There is no Node ${ownMajor} to install for ${process.platform} on ${process.arch}: ` +
        `start this with Node ${ownMajor} or newer.`,
    )
  }
}
