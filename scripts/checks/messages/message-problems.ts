import { messageArguments } from '#generate/message-arguments.ts'
import { languages, type Message } from '#generate/read-messages.ts'
import type { Usage } from './read-usage.ts'

/**
 * Problems of the site's messages: missing in a language, different arguments, unused, or identical to another one of the same
 * namespace in both languages. Duplicates across namespaces are allowed: each namespace is loaded with its part of a page.
 */
export function messageProblems(messages: readonly Message[], usage: Usage): string[] {
  return [
    ...messages.flatMap(translationProblems),
    ...messages
      .filter(({ key }) => !usage.includes(key))
      .map(({ key }) => `${key} is not used: remove it`),
    ...equalMessages(messages),
  ]
}

function translationProblems({ key, texts }: Message): string[] {
  const missing = languages.filter((language) => texts[language] === undefined)
  if (missing.length > 0) return [`${key} is missing in ${missing.join(', ')}`]
  const [first, ...others] = languages.map((language) => argumentNames(texts[language]!))
  return others.some((names) => names !== first)
    ? [`${key} has other arguments in each language: ${[first, ...others].join(' and ')}`]
    : []
}

function equalMessages(messages: readonly Message[]): string[] {
  const groups = Map.groupBy(messages, ({ namespace, texts }) =>
    JSON.stringify([namespace, ...languages.map((language) => texts[language])]),
  )
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `${group.map(({ key }) => key).join(' and ')} are equal: keep one`)
}

/** Names of arguments and tags, sorted: `count, <link>`. */
function argumentNames(text: string): string {
  const names = messageArguments(text).map(({ name, type }) =>
    type === 'tag' ? `<${name}>` : name,
  )
  return [...new Set(names)].toSorted().join(', ')
}
