import type { Route } from '#i18n/route.ts'

/** One segment of a route's path. */
export type Segment =
  | { type: 'literal'; text: string }
  | { type: 'parameter'; name: string; isOptional: boolean }
  | { type: 'rest'; name: string; isOptional: boolean }

/** `/programm/[slug]/[id?]` as its segments. */
export function readPattern(path: string): Segment[] {
  return path
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      const [, rest, name = '', optional] = /^\[(\.\.\.)?(\w+)(\?)?\]$/.exec(text) ?? []
      if (!name) return { type: 'literal', text }
      return { type: rest ? 'rest' : 'parameter', name, isOptional: optional !== undefined }
    })
}

/** The constant beginning of the route's paths, such as `/mediathek-de/tags`. */
export function literalPrefix(path: string): string {
  const segments = readPattern(path)
  const end = segments.findIndex(({ type }) => type !== 'literal')
  const literals = segments.slice(0, end < 0 ? undefined : end)
  return literals.map((segment) => `/${(segment as { text: string }).text}`).join('')
}

/** The values of a parameter, as the source of a regular expression without groups. */
export function parameterSource(name: string, { parameters = {} }: Pick<Route, 'parameters'>) {
  const rule = parameters[name]
  if (rule && 'oneOf' in rule) return rule.oneOf.join('|')
  if (rule?.type === 'page-number') return pageNumberSource
  return name === 'number' ? '[1-9]\\d{0,8}' : '[^/]+'
}

export const pageNumberSource = '[1-9]\\d{0,3}'

const order = { literal: 0, parameter: 1, rest: 2 }

/** Sorts patterns so that each precedes those that match its paths too: literal segments come first. */
export function bySpecificity(one: string, other: string): number {
  const segments = [readPattern(one), readPattern(other)] as const
  const length = Math.max(segments[0].length, segments[1].length)
  for (let at = 0; at < length; at += 1) {
    const difference = rank(segments[0][at]) - rank(segments[1][at])
    if (difference !== 0) return difference
  }
  return 0
}

const rank = (segment: Segment | undefined) => (segment ? order[segment.type] : 0)
