import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { pascalCase } from '@foyer/schema/fields/pascal-case.ts'
import { addToList } from './add-to-list.ts'
import { definitionText, fragmentText, type NewKind, styleText, viewText } from './texts.ts'

/** Writes definition, view, fragment and style of a kind and adds it to both lists; returns a problem, if there is one. */
export async function writeModule(root: string, newKind: NewKind): Promise<string | undefined> {
  const { kind } = newKind
  if (!/^[a-z]+(-[a-z]+)*$/.test(kind) || !newKind.german || !newKind.english) {
    return 'Usage: npm run new:module -- <kind-in-kebab-case> <German name> <English name>'
  }
  const definition = `${root}/schema/modules/${kind}.ts`
  const folder = `${root}/web/src/modules/${kind}`
  if (existsSync(definition) || existsSync(folder)) return `There is a kind ${kind} already.`

  const names = { ...newKind, component: pascalCase(kind), constant: camelCase(kind) }
  await write(definition, definitionText(names))
  mkdirSync(folder, { recursive: true })
  await write(`${folder}/${kind}.tsx`, viewText(names))
  await write(`${folder}/${kind}.graphql`, fragmentText(names))
  await write(`${folder}/${kind}.module.css`, styleText())

  await edit(`${root}/schema/modules/kinds.ts`, (text) =>
    addToList(text, {
      importLine: `import { ${names.constant} } from './${kind}.ts'`,
      entry: `  ${names.constant},`,
      before: '] as const',
    }),
  )
  await edit(`${root}/web/src/modules/render-module.tsx`, (text) =>
    addToList(text, {
      importLine: `import { ${names.component} } from '#modules/${kind}/${kind}.tsx'`,
      entry: `    case '${names.component}Module':\n      return <${names.component} module={module} />`,
      before: "    case 'UnknownModule':",
    }),
  )
  return undefined
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await write(file, change(readFileSync(file, 'utf8')))
}

/** The length of names decides where lines break. */
async function write(file: string, text: string): Promise<void> {
  const style = await resolveConfig(file)
  writeFileSync(file, await format(text, { ...style, filepath: file }))
}

function camelCase(kind: string): string {
  return kind.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
