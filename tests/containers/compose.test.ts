import { expect, test } from 'vitest'
import { openTheatre } from './theatre.ts'

const backup = '/backups/monday.backup'
const backupCommand = 'backend/src/commands/backup.ts'
const doctorCommand = 'backend/src/commands/doctor.ts'
const restoreCommand = 'backend/src/commands/restore.ts'

test('X-06: a theatre is installed, saved, and restored as the page says', async () => {
  const { folder, site, compose, start } = await openTheatre()
  await start()
  expect((await fetch(`${site}/de`)).status).toBe(200)

  for (const service of ['origin', 'gateway', 'site', 'edge']) {
    const { output } = await compose(
      'exec',
      '-T',
      service,
      'sh',
      '-c',
      'id -u; touch /etc/x; grep CapEff /proc/1/status',
    )
    expect(output, service).toMatch(/^1000$/m)
    expect(output, service).toMatch(/Read-only file system/)
    expect(output, service).toMatch(/CapEff:\s+0+$/m)
  }

  const withBackups = ['run', '--rm', '-T', '-v', `${folder}/backups:/backups`]
  const withKey = [
    '-v',
    `${folder}/backup-key:/run/backup-key:ro`,
    '-e',
    'BACKUP_KEY_FILE=/run/backup-key',
  ]
  const inOrigin = (...command: string[]) =>
    compose(...withBackups, ...withKey, 'origin', 'node', ...command)
  const addSetting = (key: string) =>
    compose(
      'exec',
      '-T',
      'database',
      'psql',
      '-U',
      'foyer',
      '-c',
      `insert into setting (key, value) values ('${key}', '1')`,
    )
  const settings = async () =>
    (
      await compose(
        'exec',
        '-T',
        'database',
        'psql',
        '-U',
        'foyer',
        '-Atc',
        'select key from setting',
      )
    ).output

  expect((await addSetting('before')).output).toContain('INSERT 0 1')
  const saved = await inOrigin(backupCommand, backup)
  expect(saved.output).toMatch(/encrypted\.$/m)
  expect((await addSetting('after')).output).toContain('INSERT 0 1')

  expect((await inOrigin(restoreCommand, backup, '--verify')).output).toMatch(/The backup is whole/)
  expect((await inOrigin(restoreCommand, backup, '--replace')).output).toMatch(
    /stop its origin first/,
  )
  await compose('stop', 'edge', 'site', 'gateway', 'origin', 'worker')
  expect((await inOrigin(restoreCommand, backup)).output).toMatch(/not empty/)
  const restored = await inOrigin(restoreCommand, backup, '--replace')
  expect(restored.exitCode, restored.output).toBe(0)
  expect((await settings()).split('\n')).toContain('before')
  expect((await settings()).split('\n')).not.toContain('after')

  await start()
  expect((await fetch(`${site}/de`)).status).toBe(200)
  const places = ['--gateway', 'http://gateway:4000', '--site', 'http://site:3000']
  const doctor = await compose('exec', '-T', 'origin', 'node', doctorCommand, ...places)
  expect(doctor.output).toMatch(/✓ The site is ready/)
  expect(doctor.output).toMatch(/✗ There is no admin/)
})

test('the demo theatre runs in the same file', async () => {
  const { site, start } = await openTheatre({ isDemo: true })
  await start()
  const programme = await fetch(`${site}/de/programm`)
  expect(programme.status).toBe(200)
  expect(await programme.text()).toContain('Stadttheater Ennsfelden')
})
