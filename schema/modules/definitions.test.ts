import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { widgets } from '@foyer/schema/fields/widgets.ts'
import { moduleKinds } from './kinds.ts'

const source = new URL('kinds.ts', import.meta.url)

test.each(moduleKinds)(
  'M-03: the definition of $kind is data, with no code in it',
  (definition) => {
    expect(structuredClone(definition)).toEqual(definition)
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  },
)

test('M-03: definitions are read without the validation library, so that forms can be built of them', () => {
  const files = filesReachedFrom(source)
  expect(files.size).toBeGreaterThan(30)
  const knowing = [...files].filter(([, text]) => importsOf(text).some((name) => name === 'zod'))
  expect(knowing.map(([file]) => file)).toEqual([])
})

test('M-03: every field of every kind has a widget', () => {
  const types = moduleKinds.flatMap(({ fields }) => Object.values(fields).map(({ type }) => type))
  expect(types.filter((type) => !(type in widgets))).toEqual([])
})

/** The file and all that it loads, by address. What is imported as a type only is not loaded. */
function filesReachedFrom(start: URL): Map<string, string> {
  const files = new Map<string, string>()
  const visit = (file: URL): void => {
    if (files.has(file.href)) return
    const text = readFileSync(file, 'utf8')
    files.set(file.href, text)
    for (const name of importsOf(text)) {
      const path = name.replace('@foyer/schema/', '../')
      if (path.startsWith('.')) visit(new URL(path, name.startsWith('@') ? source : file))
    }
  }
  visit(start)
  return files
}

function importsOf(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)(?! type)[^']*from '([^']+)'/gm)].map(
    ([, name]) => name!,
  )
}
