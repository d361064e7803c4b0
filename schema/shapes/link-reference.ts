/** Kinds of entities that a link can refer to, whatever their address is when somebody reads it. */
export const linkedKinds = [
  'page',
  'event',
  'production',
  'series',
  'venue',
  'person',
  'article',
  'form',
  'file',
] as const

export type LinkedKind = (typeof linkedKinds)[number]

export type LinkReference = {
  kind: LinkedKind
  number: number
  /** Query and anchor, as `#tickets`; may be empty. */
  suffix: string
}

const pattern = new RegExp(
  `^(${linkedKinds.join('|')}):([1-9]\\d{0,8})((?:\\?[^\\s#\\\\]*)?(?:#[^\\s\\\\]*)?)$`,
)

/** What a link such as `page:12#tickets` refers to; undefined for an address. */
export function findLinkReference(link: string): LinkReference | undefined {
  const [, kind, number, suffix = ''] = pattern.exec(link) ?? []
  return kind ? { kind: kind as LinkedKind, number: Number(number), suffix } : undefined
}

export function linkReference({ kind, number, suffix }: LinkReference): string {
  return `${kind}:${number}${suffix}`
}
