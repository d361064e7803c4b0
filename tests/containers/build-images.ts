import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '#support/root.ts'
import {
  counterImage,
  databaseImage,
  imageOf,
  nodeImage,
  postgresImage,
  redisImage,
  services,
  varnishImage,
} from './images.ts'

/** Builds all images, unless FOYER_VERSION names some that are there. */
export default async function buildImages(): Promise<void> {
  await addEntrypoint(databaseImage, {
    base: postgresImage,
    script:
      'export POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE"); unset POSTGRES_PASSWORD_FILE; exec bash /usr/local/bin/docker-entrypoint.sh "$@"',
    command: ['postgres'],
  })
  await addEntrypoint(counterImage, {
    base: redisImage,
    script:
      'exec $(command -v valkey-server || command -v redis-server) --bind 0.0.0.0 --protected-mode no "$@"',
    command: [],
  })
  if (process.env.FOYER_VERSION) return
  for (const target of services) await build(target)
}

async function build(target: (typeof services)[number]): Promise<void> {
  const bases = [`NODE_IMAGE=${nodeImage}`, `VARNISH_IMAGE=${varnishImage}`]
  const args = bases.flatMap((base) => ['--build-arg', base])
  const names = ['--target', target, '-t', imageOf(target), '-f', 'deploy/Dockerfile']
  await execa('docker', ['build', ...names, ...args, '.'], { cwd: root })
}

type Entrypoint = { base: string; script: string; command: string[] }

/** Builds an image that takes settings as the official one does, even where its base is a stand-in that does not. */
async function addEntrypoint(image: string, { base, script, command }: Entrypoint): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-image-'))
  const lines = [
    `FROM ${base}`,
    `ENTRYPOINT ${JSON.stringify(['bash', '-c', script, '--'])}`,
    `CMD ${JSON.stringify(command)}`,
  ]
  writeFileSync(join(folder, 'Dockerfile'), `${lines.join('\n')}\n`)
  await execa('docker', ['build', '-t', image, folder])
  rmSync(folder, { recursive: true })
}
