import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, onTestFinished } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { root } from '#support/root.ts'
import { docker, dockerOutput, type Output } from './docker.ts'
import { counterImage, databaseImage, varnishImage, version } from './images.ts'

const production = {
  SITE_URL: 'https://www.example.at',
  HOUSE_NAME: 'Example Theatre',
  MAIL_FROM: 'Example Theatre <tickets@example.at>',
  SECURITY_CONTACT: 'it@example.at',
}

/** A theatre by `docker-compose.yml`, with secrets and a port of its own, that is removed when the test has ended. */
export async function openTheatre({ isDemo = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-containers-'))
  const project = `foyer-test-${randomBytes(4).toString('hex')}`
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  writeSecrets(folder)
  const env = {
    ...(isDemo ? { SITE_URL: site } : { ...production, SECRETS: `${folder}/secrets` }),
    POSTGRES_IMAGE: databaseImage,
    REDIS_IMAGE: counterImage,
    VARNISH_IMAGE: varnishImage,
    FOYER_VERSION: version,
    EDGE_VERSION: version,
    FOYER_PORT: String(port),
  }
  const files = isDemo
    ? ['--env-file', 'deploy/demo/env', '-f', 'docker-compose.yml', '-f', 'deploy/demo/compose.yml']
    : ['-f', 'docker-compose.yml']
  const [command, ...first] = await findCompose()
  async function compose(...args: string[]): Promise<Output> {
    const run = await execa(command!, [...first, '-p', project, ...files, ...args], {
      cwd: root,
      env,
      all: true,
      reject: false,
    })
    return { exitCode: run.exitCode ?? 1, output: run.all }
  }
  async function start(): Promise<void> {
    const up = await compose('up', '-d', '--no-build')
    expect(up.exitCode, up.output).toBe(0)
    await expect
      .poll(() => statesOf(project), { timeout: 10 * 60_000, interval: 1_000 })
      .toEqual(allServe)
  }
  onTestFinished(async () => {
    await compose('down', '-v')
    rmSync(folder, { recursive: true, force: true })
  })
  return { folder, site, compose, start }
}

const allServe = {
  database: 'healthy',
  edge: 'healthy',
  gateway: 'healthy',
  origin: 'healthy',
  prepare: 'ended with 0',
  redis: 'healthy',
  site: 'healthy',
  worker: 'healthy',
}

async function statesOf(project: string): Promise<Record<string, string>> {
  const ids = await dockerOutput(
    'ps',
    '-aq',
    '--filter',
    `label=com.docker.compose.project=${project}`,
  )
  const containers = JSON.parse(await dockerOutput('inspect', ...ids.split('\n'))) as {
    Config: { Labels: Record<string, string> }
    State: { Status: string; ExitCode: number; Health?: { Status: string } }
  }[]
  return Object.fromEntries(
    containers.map(({ Config, State }) => [
      Config.Labels['com.docker.compose.service'],
      State.Status === 'exited'
        ? `ended with ${State.ExitCode}`
        : (State.Health?.Status ?? State.Status),
    ]),
  )
}

function writeSecrets(folder: string): void {
  mkdirSync(`${folder}/secrets`)
  mkdirSync(`${folder}/backups`)
  // Containers write backups as user 1000.
  chmodSync(`${folder}/backups`, 0o777)
  for (const name of ['secrets/database_password', 'secrets/changes_secret', 'backup-key']) {
    writeFileSync(`${folder}/${name}`, `${randomBytes(24).toString('hex')}\n`)
  }
}

/** `docker compose`, or the older `docker-compose`. */
async function findCompose(): Promise<string[]> {
  const { exitCode } = await docker('compose', 'version')
  return exitCode === 0 ? ['docker', 'compose'] : ['docker-compose', '--log-level', 'ERROR']
}
