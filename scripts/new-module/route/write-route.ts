import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { addToList } from '#new-module/add-to-list.ts'
import { type NewRoute, pageText, recordText, titleText, viewText } from './texts.ts'

const usage = 'Usage: npm run new:route -- <name-in-kebab-case> </deutscher/pfad> </english/path>'
const path = /^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\[[a-z]+\]))+$/

/** Writes record, page and messages of a route; returns a problem, if there is one. */
export async function writeRoute(root: string, route: NewRoute): Promise<string | undefined> {
  const { name, german, english } = route
  if (!/^[a-z]+(-[a-z]+)*$/.test(name) || !path.test(german) || !path.test(english)) return usage
  const parameters = parametersOf(german)
  if (parameters.join() !== parametersOf(english).join()) {
    return 'Both paths need the same parameters, in the same order.'
  }
  const record = `${root}/web/src/i18n/routes/${name}.ts`
  if (existsSync(record)) return `There is a route ${name} already.`

  const namespace = camelCase(name)
  const folders = parameters.length > 0 ? parameters : ['static']
  const view = folders.map((parameter) => `[${parameter}]`).join('/')
  await write(record, recordText(route))
  await write(`${root}/web/src/app/_pages/${name}.tsx`, pageText(route, { namespace, parameters }))
  await write(`${root}/web/src/app/[locale]/view/${name}/${view}/page.tsx`, viewText(route))
  for (const [locale, title] of [
    ['de', german],
    ['en', english],
  ] as const) {
    const words = `${root}/web/messages/${locale}`
    await write(`${words}/${name}.json`, titleText(title))
    const text = addToList(readFileSync(`${words}.ts`, 'utf8'), {
      importLine: `import ${namespace} from './${locale}/${name}.json'`,
      entry: `  ${namespace},`,
      before: '}',
    })
    await write(`${words}.ts`, text)
  }
  return undefined
}

const parametersOf = (written: string) =>
  [...written.matchAll(/\[([a-z]+)\]/g)].map(([, name]) => name!)

/** The length of names decides where lines break. */
async function write(file: string, text: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true })
  const style = await resolveConfig(file)
  writeFileSync(file, await format(text, { ...style, filepath: file }))
}

const camelCase = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
