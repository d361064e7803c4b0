import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { AnyModuleFragmentDoc, Text_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { plainText } from '#lib/text/plain-text.ts'

/** The first text of a page, without its formatting; undefined where a page has none. */
export function firstText(
  modules: readonly FragmentType<typeof AnyModuleFragmentDoc>[],
): string | undefined {
  const text = readFragment(AnyModuleFragmentDoc, modules).find(
    (module) => module.__typename === 'TextModule',
  )
  return text && plainText(readFragment(Text_moduleFragmentDoc, text).richContent)
}
