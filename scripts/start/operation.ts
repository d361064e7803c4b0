import { findChangesSecret } from '#services/prepare/changes-secret.ts'
import type { Settings } from '#services/settings.ts'

type Options = {
  settings: Settings
  /** The arguments of whoever calls it. */
  args: string[]
  databaseUrl: string
  env: NodeJS.ProcessEnv
}

/** How a command of the origin is run so that it finds what `npm run serve` has started: database, files, ports and the secret of changes. */
export function operationOf(
  command: string,
  { settings, args, databaseUrl, env }: Options,
): { args: string[]; env: NodeJS.ProcessEnv } {
  const { ports, dataFolder } = settings
  const addresses = [
    ['--origin', ports.backend],
    ['--gateway', ports.mesh],
    ['--site', ports.web],
  ].flatMap(([option, port]) => [String(option), `http://127.0.0.1:${port}`])
  return {
    // What is given later counts.
    args: [...(command === 'doctor' ? addresses : []), ...args],
    env: {
      ...env,
      DATABASE_URL: databaseUrl,
      FOYER_DATA: dataFolder,
      CHANGES_SECRET: env['CHANGES_SECRET'] || findChangesSecret(dataFolder) || '',
    },
  }
}
