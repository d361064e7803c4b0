import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { expect, onTestFinished } from 'vitest'
import { dockerOutput } from './docker.ts'
import { counterImage, databaseImage } from './images.ts'

/** The addresses of the two machines, in a network of their own. */
const [first, second] = ['10.99.0.1', '10.99.0.2']
const namespace = 'foyer-second'
const [outer, inner] = ['foyer-outer', 'foyer-inner']

/** Whether this machine can play a second one: that takes root, `ip`, and an engine that can be started. */
export const canOpenSecondMachine =
  process.getuid?.() === 0 &&
  ['/usr/sbin/ip', '/usr/sbin/dockerd', '/usr/sbin/iptables', '/usr/bin/nsenter'].every(existsSync)

/**
 * A second machine of a swarm: an engine with images and volumes of its own in a network namespace, so that the two reach each other by
 * a cable alone.
 */
export async function openSecondMachine(images: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-machine-'))
  const host = `unix://${folder}/docker.sock`
  const onSecond = (...args: string[]) => dockerOutput('-H', host, ...args)
  /** The way of the second machine to the network of the first, for its name server: tables, and rules of them. */
  const rules = [
    ['nat', 'POSTROUTING', '-s', `${second}/24`, '!', '-d', `${first}/24`, '-j', 'MASQUERADE'],
    ['filter', 'DOCKER-USER', '-i', outer, '-j', 'ACCEPT'],
    ['filter', 'DOCKER-USER', '-o', outer, '-j', 'ACCEPT'],
  ]
  const changeRules = async (change: '-I' | '-D') => {
    for (const [table, ...rule] of rules) await run('iptables', '-t', table!, change, ...rule)
  }

  await run('ip', 'netns', 'add', namespace)
  onTestFinished(async () => {
    await onSecond('ps', '-aq').then((ids) => ids && onSecond('rm', '-f', ...ids.split('\n')))
    await onSecond('swarm', 'leave', '--force')
    engine.kill()
    await expect
      .poll(() => engine.exitCode ?? engine.signalCode, { timeout: 60_000 })
      .not.toBeNull()
    await changeRules('-D')
    await run('ip', 'link', 'del', outer)
    await run('ip', 'netns', 'del', namespace)
    await dockerOutput('swarm', 'leave', '--force')
    for (const mount of mountsIn(folder)) await run('umount', mount)
    rmSync(folder, { recursive: true, force: true })
  })
  await run('ip', 'link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', namespace)
  await run('ip', 'addr', 'add', `${first}/24`, 'dev', outer)
  await run('ip', 'link', 'set', outer, 'up')
  const inSecond = ['ip', '-n', namespace] as const
  await run(...inSecond, 'link', 'set', 'lo', 'up')
  await run(...inSecond, 'addr', 'add', `${second}/24`, 'dev', inner)
  await run(...inSecond, 'link', 'set', inner, 'up')
  await run(...inSecond, 'route', 'add', 'default', 'via', first)
  await changeRules('-I')

  const log = openSync(`${folder}/log`, 'w')
  const engine = spawn(
    'nsenter',
    [
      `--net=/run/netns/${namespace}`,
      'dockerd',
      `--data-root=${folder}/data`,
      `--exec-root=${folder}/exec`,
      `--pidfile=${folder}/dockerd.pid`,
      `--host=${host}`,
    ],
    { stdio: ['ignore', log, log] },
  )
  closeSync(log)
  await expect
    .poll(() => onSecond('version').catch(() => ''), { timeout: 60_000, interval: 500 })
    .toContain('Server')
  for (const image of [databaseImage, counterImage, ...images]) {
    const saved = execa('docker', ['save', image], { encoding: 'buffer', buffer: false })
    await execa('docker', ['-H', host, 'load'], { stdin: saved.stdout })
  }

  await dockerOutput('swarm', 'init', '--advertise-addr', first)
  const token = await dockerOutput('swarm', 'join-token', '-q', 'worker')
  await onSecond('swarm', 'join', '--token', token, '--advertise-addr', second, `${first}:2377`)
  return {
    first,
    /** Images of services that run on it. */
    running: async () => (await onSecond('ps', '--format', '{{.Image}}')).split('\n'),
    /** The cable is cut: nobody reaches it any more, and no connection is closed. */
    vanish: () => run('ip', 'link', 'set', outer, 'down'),
  }
}

/** What an engine that has ended left mounted: namespaces of networks. */
const mountsIn = (folder: string) =>
  readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
    .filter((path) => path.startsWith(`${folder}/`))

const run = (command: string, ...args: string[]) => execa(command, args)
