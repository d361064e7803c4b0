import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeOneExportAFile } from './one-export-a-file.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(`${tmpdir()}/foyer-exports-`)))
afterEach(() => rmSync(folder, { recursive: true }))

test('each constant has a file of its own, and is exported where it was', () => {
  const file = `${folder}/all.ts`
  writeFileSync(
    file,
    "import { a } from './a.ts'\n\nexport const One = a(1);\nexport const Two = {\n  two: a(2),\n};\n",
  )
  writeOneExportAFile({ file, folder: 'each', head: (first) => first.trim(), rest: () => '' })
  expect(readdirSync(`${folder}/each`)).toEqual(['One.ts', 'Two.ts'])
  expect(readFileSync(`${folder}/each/Two.ts`, 'utf8')).toBe(
    "import { a } from './a.ts'\nexport const Two = {\n  two: a(2),\n};\n",
  )
  expect(readFileSync(file, 'utf8').trim()).toBe(
    "export { One } from './each/One.ts'\nexport { Two } from './each/Two.ts'",
  )
})
