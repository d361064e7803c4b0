import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execa } from 'execa'
import { root } from '#support/root.ts'
import {
  databaseImage,
  imageOf,
  nodeImage,
  postgresImage,
  services,
  varnishImage,
} from './images.ts'

/** Builds all images, unless FOYER_VERSION names some that are there. */
export default async function buildImages(): Promise<void> {
  await buildDatabase()
  if (process.env.FOYER_VERSION) return
  for (const target of services) {
    const build = [
      'build',
      '--target',
      target,
      '-t',
      imageOf(target),
      '-f',
      'deploy/Dockerfile',
      '.',
    ]
    const bases = [`NODE_IMAGE=${nodeImage}`, `VARNISH_IMAGE=${varnishImage}`]
    await execa('docker', [...build, ...bases.flatMap((base) => ['--build-arg', base])], {
      cwd: root,
    })
  }
}

async function buildDatabase(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-database-'))
  const readPassword =
    'export POSTGRES_PASSWORD=$(cat "$POSTGRES_PASSWORD_FILE"); unset POSTGRES_PASSWORD_FILE'
  const entrypoint = [
    'bash',
    '-c',
    `${readPassword}; exec bash /usr/local/bin/docker-entrypoint.sh "$@"`,
    '--',
  ]
  writeFileSync(
    join(folder, 'Dockerfile'),
    `FROM ${postgresImage}\nENTRYPOINT ${JSON.stringify(entrypoint)}\nCMD ["postgres"]\n`,
  )
  await execa('docker', ['build', '-t', databaseImage, folder])
  rmSync(folder, { recursive: true })
}
