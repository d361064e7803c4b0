import { readFileSync } from 'node:fs'
import { Problem } from '#console/problem.mjs'
import { ownMajor, ownNodePackage, runningMajor } from './own-node.mjs'

const oldestMajor = 20

/**
 * Refuses machines on which nothing of what follows can work.
 *
 * @param {string} root
 */
export function checkMachine(root) {
  if (runningMajor() < oldestMajor) {
    throw new Problem(
      `Node ${oldestMajor} or newer is needed to begin, this is Node ${process.versions.node}.`,
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
