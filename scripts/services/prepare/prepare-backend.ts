import { preparations } from '#services/programs/programs.ts'
import { runCommand } from '#services/run-command.ts'
import { serviceEnvironment } from '#services/service-environment.ts'
import type { Settings } from '#services/settings.ts'

const limitMs = 15 * 60_000

/** Runs migrations and, in the demo profile at the first start, seeds the demo theatre. Progress lines go to `note`. */
export async function prepareBackend(options: {
  root: string
  settings: Settings
  mode: 'built' | 'watched'
  databaseUrl: string
  note: (text: string) => void
  signal: AbortSignal
}): Promise<void> {
  const { root, mode, note, signal } = options
  const { source, bundle } = preparations[options.settings.profile]
  await runCommand({
    label: 'Preparing the content',
    command: process.execPath,
    args: [`${root}/${mode === 'built' ? bundle : source}`],
    cwd: root,
    env: serviceEnvironment(options),
    onLine: note,
    limitMs,
    signal,
  })
}
