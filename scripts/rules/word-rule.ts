import { basename } from 'node:path'
import { readNames } from './read-names.ts'
import type { Tree } from './read-tree.ts'
import { treeRules, type Violation } from './violation.ts'

const glossary = 'docs/glossary.md'
const code = /\.(ts|tsx|mts|mjs)$/

/** Names of files and of what they declare that the glossary replaces by a term of the field. */
export function replacedWords({ files, read }: Tree): Violation[] {
  const replaced = readGlossary(read(glossary)).map(({ name, term }) => ({
    words: `-${inKebabCase(name)}-`,
    term,
  }))
  return files.flatMap((file) => {
    const names = code.test(file) ? readNames(file, read(file)) : []
    return [basename(file).split('.', 1)[0]!, ...names].flatMap((name) => {
      const words = `-${inKebabCase(name)}-`
      const found = replaced.find((entry) => words.includes(entry.words))
      if (!found) return []
      const advice = `take the term of ${glossary}: ${found.term}`
      return [{ file, what: name, rule: treeRules.word, advice }]
    })
  })
}

/** The names in `code` in the last column of the glossary's tables, with the term of their line. */
function readGlossary(markdown: string): { name: string; term: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const [, term, , replaced] = line.split('|')
    if (!term || !replaced) return []
    return [...replaced.matchAll(/`(\w+)`/g)].map(([, name]) => ({
      name: name!,
      term: term.trim(),
    }))
  })
}

const inKebabCase = (name: string) => name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()
