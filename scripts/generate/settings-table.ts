import { readFileSync, writeFileSync } from 'node:fs'
import { parseSync, type Program } from 'oxc-parser'

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

export type Setting = { name: string; meaning: string; default: string }

/** Writes the table of all environment variables into the page for operators, from the files that read them. */
export function writeSettingsTable(root: string): void {
  const path = `${root}/${page}`
  const text = readFileSync(path, 'utf8')
  const before = text.slice(0, text.indexOf(begin) + begin.length)
  const after = text.slice(text.indexOf(end))
  writeFileSync(path, `${before}\n\n${settingsTable(root)}\n\n${after}`)
}

function settingsTable(root: string): string {
  const rows = new Map<string, Setting & { services: string[] }>()
  for (const [service, file] of services) {
    for (const setting of readSettings(readFileSync(`${root}/${file}`, 'utf8'))) {
      const known = rows.get(setting.name)
      if (known) known.services.push(service)
      else rows.set(setting.name, { ...setting, services: [service] })
    }
  }
  const lines = [...rows.values()]
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(
      (row) => `| \`${row.name}\` | ${row.services.join(', ')} | ${row.default} | ${row.meaning} |`,
    )
  return ['| variable | read by | default | meaning |', '|---|---|---|---|', ...lines].join('\n')
}

/** The variables that the source of an `env.ts` declares. Throws for one without a comment, since nobody could set it. */
export function readSettings(source: string): Setting[] {
  const { program, comments } = parseSync('env.ts', source)
  return program.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .flatMap(({ init }) =>
      init?.type === 'CallExpression' && source.startsWith('z.object(', init.start)
        ? init.arguments
        : [],
    )
    .flatMap((shape) => (shape.type === 'ObjectExpression' ? shape.properties : []))
    .flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return []
      const { name } = property.key
      const comment = comments.findLast(
        (one) => one.end < property.start && source.slice(one.end, property.start).trim() === '',
      )
      if (!comment) throw new Error(`${name} has no comment that says what it is.`)
      const { value } = property
      // Shared shapes are constants before.
      const rule = value.type === 'Identifier' ? readConstant(program, value.name) : value
      const text = rule ? source.slice(rule.start, rule.end) : ''
      return [{ name, meaning: readComment(comment.value), default: readDefault(text) }]
    })
}

function readConstant(program: Program, name: string) {
  return program.body
    .flatMap((statement) =>
      statement.type === 'VariableDeclaration' ? statement.declarations : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === name)?.init
}

function readComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+/, '').trim())
  return lines.join(' ').trim().replaceAll('|', '\\|')
}

function readDefault(rule: string): string {
  if (/\.optional\(\)/.test(rule)) return '–'
  const value = /\.default\(([^()]*)\)/.exec(rule)?.[1]
  if (value === undefined) return '**required**'
  const plain = value.trim().replace(/^'(.*)'$/, '$1')
  return plain === '' ? 'empty' : `\`${plain}\``
}
