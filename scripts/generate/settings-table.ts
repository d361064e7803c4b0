import { readFileSync, writeFileSync } from 'node:fs'
import { readSettings, type Setting } from './read-settings.ts'

const page = 'docs/operating.md'
const begin = '<!-- settings: written by `npm run generate` -->'
const end = '<!-- end of settings -->'

/** The services with the file in which each reads its environment. */
const services: [name: string, file: string][] = [
  ['origin', 'backend/src/env.ts'],
  ['origin', 'backend/src/commands/storage-env.ts'],
  ['gateway', 'mesh/src/env.ts'],
  ['site', 'web/src/lib/env.ts'],
]

/** What `npm run serve` sets if nobody else does, in place of the service's default. */
const ofLauncher: Record<string, string> = {
  CHANGES_SECRET: 'a random one',
  DATABASE_URL: 'a PostgreSQL of its own',
  FOYER_DATA: '`.data` in the checkout',
  SITE_URL: '**required**',
  WEB_ADMIN_PORT: 'any free port',
}

/** Writes the table of all environment variables into the page for operators, from the files that read them. */
export function writeSettingsTable(root: string): void {
  const path = `${root}/${page}`
  const text = readFileSync(path, 'utf8')
  const before = text.slice(0, text.indexOf(begin) + begin.length)
  const after = text.slice(text.indexOf(end))
  writeFileSync(path, `${before}\n\n${settingsTable(root)}\n\n${after}`)
}

type ServiceSetting = Setting & { service: string }

/** The variables of each service, in the order of its `env.ts`. */
export function readServiceSettings(root: string): ServiceSetting[] {
  const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')
  const readModule = (specifier: string) => read(specifier.replace('@foyer/', ''))
  return services.flatMap(([service, file]) =>
    readSettings(read(file), readModule).map((setting) => ({ service, ...setting })),
  )
}

function settingsTable(root: string): string {
  const byName = Map.groupBy(readServiceSettings(root), ({ name }) => name)
  const lines = [...byName]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, settings]) => {
      const readers = settings.map(({ service }) => service).join(', ')
      return `| \`${name}\` | ${readers} | ${defaultsOf(name, settings)} | ${settings[0]!.meaning} |`
    })
  return ['| variable | read by | default | meaning |', '|---|---|---|---|', ...lines].join('\n')
}

/** One default, or that of each service that has another one. */
function defaultsOf(name: string, settings: ServiceSetting[]): string {
  const usual = settings[0]!.default
  const others = settings.filter((setting) => setting.default !== usual)
  const launcher = ofLauncher[name]
  return [
    usual,
    ...others.map((setting) => `${setting.service}: ${setting.default}`),
    ...(launcher === undefined ? [] : [`\`npm run serve\`: ${launcher}`]),
  ].join('; ')
}
