import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { CheckFindingFragmentDoc } from '#graphql/generated/graphql.ts'

/** What a finding of the check before publishing is called in the messages. */
const findingKeys = [
  'missing-alternative-text',
  'skipped-heading-level',
  'empty-link',
  'link-without-target',
  'vague-link-text',
  'dead-link',
  'dead-anchor',
  'missing-translation',
  'oversize-picture',
] as const

/** What has to be corrected: a finding of the check with a key, or a wrong value with the origin's messages. */
export type Finding = {
  module: string | null
  path: readonly string[]
  /** Whether it prevents publishing. */
  isError: boolean
  key: (typeof findingKeys)[number] | undefined
  value: string | null
  messages: readonly string[]
}

export function findingOfGraph(found: FragmentType<typeof CheckFindingFragmentDoc>): Finding {
  const { moduleId, path, severity, key, value } = readFragment(CheckFindingFragmentDoc, found)
  return {
    module: moduleId ?? null,
    path,
    isError: severity === 'ERROR',
    key: findingKeys.find((known) => known === key),
    value: value ?? null,
    messages: [],
  }
}
