import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A message by its full key, such as `programme.row.tickets`, in the languages that have it. */
export type Message = { key: string; namespace: string; texts: Record<string, string> }

type Tree = { [name: string]: string | Tree }

export const languages = ['de', 'en'] as const

/** The messages of `web/messages`, one file per namespace and language. */
export function readMessages(root: string): Message[] {
  const messages = new Map<string, Message>()
  for (const language of languages) {
    for (const path of globSync(`web/messages/${language}/*.json`, { cwd: root })) {
      const namespace = camelCase(basename(path, '.json'))
      const tree = JSON.parse(readFileSync(`${root}/${path}`, 'utf8')) as Tree
      for (const [key, text] of leavesOf(tree, namespace)) {
        const message = messages.get(key) ?? { key, namespace, texts: {} }
        message.texts[language] = text
        messages.set(key, message)
      }
    }
  }
  return [...messages.values()]
}

function leavesOf(tree: Tree, path: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? [[`${path}.${name}`, inner] as [string, string]]
      : leavesOf(inner, `${path}.${name}`),
  )
}

const camelCase = (name: string) =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
