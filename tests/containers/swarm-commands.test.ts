import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#support/root.ts'
import { docker } from './docker.ts'
import { openStack, replicated } from './open-stack.ts'

const release = 'release-1'
const backup = '/backups/monday.backup'
const commands = 'backend/src/commands'

test(
  'X-06: in a swarm an admin is added, the doctor asked, and the theatre saved and restored, as the page says',
  { timeout: 40 * 60_000 },
  async () => {
    const stack = await openStack(release)
    const folder = mkdtempSync(join(tmpdir(), 'foyer-swarm-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(`${folder}/backups`)
    chmodSync(`${folder}/backups`, 0o777)
    writeFileSync(`${folder}/backup-key`, randomBytes(24).toString('hex'))
    writeFileSync(`${folder}/password`, 'Ein-langes-Passwort-7')
    const query = async (statement: string) => {
      const database = await stack.databaseContainer()
      const { output } = await docker('exec', database, 'psql', '-U', 'foyer', '-Atc', statement)
      return output
    }
    const inOrigin = async (...command: string[]) =>
      docker('exec', (await stack.containersOf('origin'))[0]!, 'node', ...command)
    const once = async (...command: string[]) => {
      const container = `${stack.name}-once`
      const secret = '/run/secrets/database_password'
      const mounts = [
        `${stack.name}_files:/data`,
        `${root}/deploy/demo/database_password:${secret}:ro`,
        `${folder}/backups:/backups`,
        `${folder}/backup-key:/run/backup-key:ro`,
      ]
      const variables = [
        'BACKUP_KEY_FILE=/run/backup-key',
        'DATABASE_URL=postgres://foyer@database:5432/foyer',
        `DATABASE_PASSWORD_FILE=${secret}`,
      ]
      const created = await docker(
        'create',
        `--name=${container}`,
        `--network=${stack.name}_inner`,
        ...mounts.map((mount) => `--volume=${mount}`),
        ...variables.map((variable) => `--env=${variable}`),
        `foyer/origin:${release}`,
        'node',
        ...command,
      )
      if (created.exitCode !== 0) return created
      await docker('network', 'connect', `${stack.name}_outside`, container)
      const ended = await docker('start', '-a', container)
      await docker('rm', '-f', container)
      return ended
    }

    const [origin] = await stack.containersOf('origin')
    await docker('cp', `${folder}/password`, `${origin}:/data/password`)
    const anna = ['anna', 'anna.muster@example.at', '--first-name', 'Anna', '--last-name', 'Muster']
    const another = ['--another', '--password-file', '/data/password']
    const added = await inOrigin('backend/src/add-admin.ts', ...anna, ...another)
    expect(added.exitCode, added.output).toBe(0)
    const places = ['--gateway', 'http://gateway:4000', '--site', 'http://site:3000']
    const examined = await inOrigin(`${commands}/doctor.ts`, ...places)
    expect(examined.output).toMatch(/✓ The site is ready/)

    const saved = await once(`${commands}/backup.ts`, backup)
    expect(saved.output).toMatch(/encrypted\.$/m)
    const verified = await once(`${commands}/restore.ts`, backup, '--verify')
    expect(verified.output).toMatch(/The backup is whole/)
    await query("insert into setting (key, value) values ('after', '1')")
    for (const service of ['edge', ...replicated, 'worker']) await stack.scale(service, 0)
    await expect
      .poll(async () => (await stack.containersOf('origin')).length, { timeout: 120_000 })
      .toBe(0)
    const restored = await once(`${commands}/restore.ts`, backup, '--replace')
    expect(restored.exitCode, restored.output).toBe(0)
    expect(await query("select count(*) from setting where key = 'after'")).toBe('0')
    expect(await query("select count(*) from account where username = 'anna'")).toBe('1')
    await stack.deploy(release)
    await stack.isRolledOut(release)
    await expect
      .poll(async () => (await fetch(`${stack.site}/de`)).status, { timeout: 180_000 })
      .toBe(200)
  },
)
