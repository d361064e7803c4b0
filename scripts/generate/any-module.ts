import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { moduleKinds } from '@foyer/schema/modules/kinds.ts'

/** The file with the fragment for a module of any kind. */
const anyModuleFile = 'web/src/modules/any-module.graphql'

/** Writes the fragment for all kinds: each has its own fragment, named after it, in `web/src/modules/<kind>/`. */
export function writeAnyModule(root: string): void {
  const file = `${root}/${anyModuleFile}`
  mkdirSync(dirname(file), { recursive: true })
  const kinds = moduleKinds.map(({ typeName }) => `  ...${fragmentName(typeName)}`)
  writeFileSync(
    file,
    [
      'fragment AnyModule on Module {',
      '  __typename',
      '  number',
      '  type',
      '  sectionNumber',
      '  column',
      ...kinds,
      '}',
      '',
    ].join('\n'),
  )
}

/** `FullTeaserModule` is selected by `FullTeaser_module`. */
function fragmentName(typeName: string): string {
  return typeName.replace(/Module$/, '_module')
}
