import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type Separated = {
  /** The generated file, which re-exports its constants afterwards. */
  file: string
  /** The folder of the constants, beside the file. */
  folder: string
  /** The first lines of the file of each constant, from those that the generated file begins with. */
  head(first: string): string
  /** Those that stay in the generated file. */
  rest(first: string): string
  rewrite?(constant: string): string
}

/**
 * Gives each constant of a generated file a file of its own. Bundlers load a file as a whole: whoever uses one document would load all
 * documents of the site.
 */
export function writeOneExportAFile(separated: Separated): void {
  const { file, folder, head, rest, rewrite = (constant) => constant } = separated
  const [first = '', ...constants] = readFileSync(file, 'utf8').split(/^(?=export const )/m)
  const target = `${dirname(file)}/${folder}`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  const exports = constants.map((constant) => {
    const [, name] = /^export const (\w+)/.exec(constant)!
    writeFileSync(`${target}/${name}.ts`, `${head(first)}\n${rewrite(constant.trim())}\n`)
    return `export { ${name} } from './${folder}/${name}.ts'\n`
  })
  writeFileSync(file, `${rest(first)}\n${exports.join('')}`)
}
