import { globSync, readFileSync } from 'node:fs'

export type Usage = { includes: (key: string) => boolean }

const files = 'web/{src,server}/**/*.{ts,tsx}'
const passedOver = /\.test\.tsx?$|\/generated\/|^web\/src\/test\//
const namespaceUses =
  /(?:useTranslations|getTranslations)\(\s*'([\w.]+)'|namespace: '([\w.]+)'|(?:Translate|MessageKey)<'([\w.]+)'>/g
/** Message files that are read directly, without a formatter. */
const fileUses = /import \w+ from '#messages\/de\/([\w-]+)\.json' with/g
const texts = /'([\w.-]+)'/g
const templates = /`([^`\n]*)`/g

type Source = { namespaces: string[]; keys: RegExp[] }

/**
 * Which messages the sources use: a key counts as used if a file contains its namespace, or a prefix of it, and the rest of the
 * key, as a string or as a template whose placeholders match one part each.
 */
export function readUsage(root: string): Usage {
  const read = globSync(files, { cwd: root }).filter((path) => !passedOver.test(path))
  return usageOf(read.map((path) => readFileSync(`${root}/${path}`, 'utf8')))
}

export function usageOf(sources: readonly string[]): Usage {
  const read = sources.flatMap((text) => readSource(text) ?? [])
  const whole = new Set(
    sources.flatMap((text) => [...text.matchAll(fileUses)].map(([, name]) => name)),
  )
  return {
    includes: (key) =>
      whole.has(dashed(key.slice(0, key.indexOf('.')))) ||
      read.some(({ namespaces, keys }) =>
        namespaces.some((namespace) => {
          const rest = key.startsWith(`${namespace}.`) ? key.slice(namespace.length + 1) : undefined
          return rest !== undefined && keys.some((pattern) => pattern.test(rest))
        }),
      ),
  }
}

function readSource(text: string): Source | undefined {
  const namespaces = [...text.matchAll(namespaceUses)].map(
    (match) => match[1] ?? match[2] ?? match[3],
  )
  if (namespaces.length === 0) return undefined
  // A string may be inside a template.
  const literals = [...text.matchAll(texts), ...text.matchAll(templates)]
  const keys = literals.map(([, literal = '']) => patternOf(literal))
  return { namespaces: namespaces.filter((name) => name !== undefined), keys }
}

/** A placeholder of a template matches one part of a key. */
function patternOf(literal: string): RegExp {
  const parts = literal
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join(String.raw`[\w-]+`)}$`)
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
