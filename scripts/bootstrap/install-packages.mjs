import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Problem } from '#console/problem.mjs'
import { step } from '#console/step.mjs'
import { npmCommand } from '#console/npm-command.mjs'

/**
 * Installs the packages of the lockfile when they are missing or others. Which ones are installed is written down in
 * `node_modules` only after npm ended well, so that an interrupted installation starts again.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  const record = `${root}/node_modules/.installed`
  const wanted = fingerprint(root)
  if (existsSync(record) && readFileSync(record, 'utf8') === wanted) return
  await step('Installing packages', async () => {
    await runNpm(root, ['ci', ...options])
    await runNpm(root, ['rebuild', '--no-audit', '--no-fund', ...packagesWithScripts(root)])
  })
  writeFileSync(record, wanted)
}

/** @param {string} root */
function fingerprint(root) {
  const lockfile = readFileSync(`${root}/package-lock.json`)
  const hash = createHash('sha256').update(lockfile).digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

// Development and optional packages by name: NODE_ENV=production or a personal .npmrc must not leave them out. Scripts of
// packages run only where package.json allows them, with every npm.
const options = [
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
]

/**
 * The packages that are here and may run their scripts.
 *
 * @param {string} root
 * @returns {string[]}
 */
function packagesWithScripts(root) {
  const { allowScripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  return Object.keys(allowScripts).filter((name) => existsSync(`${root}/node_modules/${name}`))
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function runNpm(root, args) {
  const npm = npmCommand()
  const child = spawn(npm.command, [...npm.args, ...args], {
    cwd: root,
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (/** @type {Buffer} */ chunk) => (output = (output + chunk).slice(-20_000))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Problem('npm was not found: it comes with Node.')))
    child.on('close', (code) => (code === 0 ? resolve() : reject(npmProblem(output))))
  })
}

const npmCauses = /** @type {const} */ ([
  [/ENOSPC|no space left/i, 'The disk is full: npm could not write the packages.'],
  [/EACCES|EPERM|EROFS/, 'There is no permission to write node_modules in this folder.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/,
    'npm could not reach its registry: check the connection and start again.',
  ],
])

/** @param {string} output */
function npmProblem(output) {
  const known = npmCauses.find(([pattern]) => pattern.test(output))
  // npm says first what is wrong, and then a page about its own options.
  const complaint = output.split('\n').filter((line) => line.startsWith('npm error'))
  const shown = complaint.slice(0, 15).join('\n')
  return new Problem(known?.[1] ?? 'npm could not install the packages.', known ? undefined : shown)
}
