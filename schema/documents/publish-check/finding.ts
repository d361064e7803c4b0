/** What a check before publishing can find, and how grave it is: an error prevents publishing, a warning does not. */
const findingSeverities = {
  /** A picture that is not decorative has no alternative text in the language of the document. */
  'missing-alternative-text': 'error',
  /** A heading is more than one level below the one before it. */
  'skipped-heading-level': 'warning',
  /** A link without text. */
  'empty-link': 'error',
  /** The text of a link without target, which visitors do not see. */
  'link-without-target': 'error',
  /** A link text that says nothing about its target, such as "more". */
  'vague-link-text': 'warning',
  /** A link to a page or entity of this site that does not exist, or is not shown to visitors. */
  'dead-link': 'error',
  /** A link to an anchor that its page does not have. */
  'dead-anchor': 'error',
  /** The document has no content in another language of the site. */
  'missing-translation': 'warning',
  /** A picture with many more pixels than are ever shown. */
  'oversize-picture': 'warning',
} as const

type FindingKey = keyof typeof findingSeverities

/** A problem that an editor should correct before publishing. */
export type Finding = {
  /** The module; null for the document itself. */
  module: string | null
  /** The value, as in an operation; empty for the module or document as a whole. */
  path: readonly string[]
  severity: (typeof findingSeverities)[FindingKey]
  /** Key of the message. */
  key: FindingKey
  /** The text, link or language that is meant; null if there is none. */
  value: string | null
}

type Found = Omit<Finding, 'severity' | 'value'> & { value?: string }

/** A finding with the severity of its key. */
export function findingOf({ value, ...found }: Found): Finding {
  return { ...found, severity: findingSeverities[found.key], value: value ?? null }
}
