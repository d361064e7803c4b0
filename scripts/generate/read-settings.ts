import { type Expression, parseSync, type Program } from 'oxc-parser'
import { findDefault } from './setting-default.ts'

export type Setting = { name: string; meaning: string; default: string }

/**
 * The variables that the source of an `env.ts` declares. `readModule` returns the source of a module that it imports. Throws for a variable
 * without a comment, since nobody could set it.
 */
export function readSettings(source: string, readModule: (specifier: string) => string): Setting[] {
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
      const rule = value.type === 'Identifier' ? findConstant(program, value.name) : value
      const resolve = (constant: string) => findValue(program, constant, readModule)
      const found = rule ? findDefault(rule, resolve) : 'required'
      return [{ name, meaning: readComment(comment.value), default: format(name, found) }]
    })
}

function findConstant(program: Program, name: string): Expression | undefined {
  const declared = program.body
    .map((statement) =>
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement,
    )
    .flatMap((statement) =>
      statement?.type === 'VariableDeclaration' ? statement.declarations : [],
    )
  return declared.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? undefined
}

/** What a constant stands for, here or in the module from which it is imported. */
function findValue(
  program: Program,
  name: string,
  readModule: (specifier: string) => string,
): Expression | undefined {
  const module = program.body.find(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.specifiers.some(({ local }) => local.name === name),
  )
  if (module?.type !== 'ImportDeclaration') return findConstant(program, name)
  return findConstant(parseSync('module.ts', readModule(module.source.value)).program, name)
}

function readComment(comment: string): string {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*\*+/, '').trim())
  return lines.join(' ').trim().replaceAll('|', '\\|')
}

const mebibyte = 1024 * 1024

function format(name: string, found: ReturnType<typeof findDefault>): string {
  if (found === 'required') return '**required**'
  if (found === 'optional') return '–'
  const { value } = found
  if (value === '') return 'empty'
  const isSize = name.endsWith('_BYTES') && typeof value === 'number' && value >= mebibyte
  return isSize ? `\`${value}\` (${value / mebibyte} MiB)` : `\`${value}\``
}
