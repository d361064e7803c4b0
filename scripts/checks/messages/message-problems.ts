import compile from 'icu-minify/compile'
import { languages, type Message } from './read-messages.ts'
import type { Usage } from './read-usage.ts'

type CompiledMessage = ReturnType<typeof compile>

/**
 * Problems of the site's messages: missing in a language, different arguments, unused, or identical to another one of the same
 * namespace in both languages. Duplicates across namespaces are allowed: each namespace is loaded with its part of a page.
 */
export function messageProblems(messages: readonly Message[], usage: Usage): string[] {
  return [
    ...messages.flatMap(translationProblems),
    ...messages
      .filter(({ key }) => !usage.says(key))
      .map(({ key }) => `${key} is said by nobody: remove it`),
    ...equalMessages(messages),
  ]
}

function translationProblems({ key, texts }: Message): string[] {
  const missing = languages.filter((language) => texts[language] === undefined)
  if (missing.length > 0) return [`${key} is missing in ${missing.join(', ')}`]
  const [first, ...others] = languages.map((language) => gapsOf(texts[language]!))
  return others.some((gaps) => gaps !== first)
    ? [`${key} has other gaps in each language: ${[first, ...others].join(' and ')}`]
    : []
}

function equalMessages(messages: readonly Message[]): string[] {
  const groups = Map.groupBy(messages, ({ namespace, texts }) =>
    JSON.stringify([namespace, ...languages.map((language) => texts[language])]),
  )
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ key }) => key).join(' and ')} say the same: keep one`)
}

/** Names of arguments and tags, sorted: `count, <link>`. */
function gapsOf(text: string): string {
  const gaps = new Set<string>()
  collectGaps(compile(text), gaps)
  return [...gaps].toSorted().join(', ')
}

function collectGaps(message: CompiledMessage, gaps: Set<string>): void {
  if (!Array.isArray(message)) return
  for (const node of message) {
    if (!Array.isArray(node)) continue
    const [name, type, ...rest] = node as [string, ...unknown[]]
    // A number after the name is the type of the argument; anything else is the content of a tag.
    const isTag = type !== undefined && typeof type !== 'number'
    gaps.add(isTag ? `<${name}>` : name)
    const inner = isTag ? [[type, ...rest]] : rest.flatMap(branchesOf)
    for (const branch of inner) collectGaps(branch as CompiledMessage, gaps)
  }
}

const branchesOf = (options: unknown): unknown[] =>
  typeof options === 'object' && options !== null ? Object.values(options) : []
