import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type MessageArgument, messageArguments } from './message-arguments.ts'
import { type Message, readMessages } from './read-messages.ts'

const file = 'web/src/i18n/generated/message-types.ts'

type Tree = { [name: string]: Tree | string }

/**
 * Writes the messages of the site as a type for next-intl: each as a literal of its arguments and tags alone, in both languages
 * together, so that a missing, unknown or mistyped argument is a type error. Without the sentences themselves the type stays small.
 */
export function writeMessageTypes(root: string): void {
  const path = `${root}/${file}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, messageTypes(readMessages(root)))
}

export function messageTypes(messages: readonly Message[]): string {
  const tree: Tree = {}
  for (const { key, texts } of messages) {
    const names = key.split('.')
    const last = names.pop()!
    const parent = names.reduce((level, name) => (level[name] ??= {}) as Tree, tree)
    parent[last] = reducedMessage(Object.values(texts))
  }
  return `export type Messages = ${JSON.stringify(tree, null, 2)}\n`
}

/** `{count, number} <link></link>` for the texts of all languages: an argument that one of them counts by is a number in all. */
function reducedMessage(texts: readonly string[]): string {
  const found = Map.groupBy(texts.flatMap(messageArguments), ({ name }) => name)
  return [...found.values()]
    .map((occurrences) => occurrences.find(({ type }) => type !== 'text') ?? occurrences[0]!)
    .map(reducedArgument)
    .join(' ')
}

function reducedArgument({ name, type, cases }: MessageArgument): string {
  if (type === 'text') return `{${name}}`
  if (type === 'tag') return `<${name}></${name}>`
  if (type === 'select')
    return `{${name}, select, ${cases.map((option) => `${option} {}`).join(' ')}}`
  return `{${name}, ${type}}`
}
