import { runCommand } from '#services/run-command.ts'
import { serviceEnvironment } from '#services/service-environment.ts'
import type { Profile, Settings } from '#services/settings.ts'

const limitMs = 15 * 60_000

const programs: Record<Profile, string> = {
  demo: 'demo/seed.ts',
  production: 'backend/src/prepare.ts',
}

/** Runs migrations and, in the demo profile at the first start, seeds the demo theatre. Progress lines go to `note`. */
export async function prepareBackend(options: {
  root: string
  settings: Settings
  mode: 'built' | 'watched'
  databaseUrl: string
  note: (text: string) => void
  signal: AbortSignal
}): Promise<void> {
  const { root, note, signal } = options
  await runCommand({
    label: 'Preparing the content',
    command: process.execPath,
    args: [`${root}/${programs[options.settings.profile]}`],
    cwd: root,
    env: serviceEnvironment(options),
    onLine: note,
    limitMs,
    signal,
  })
}
