import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Text_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { RichText } from '#ui/rich-text.tsx'

/** Paragraphs and lists. */
export function Text(props: { module: FragmentType<typeof Text_moduleFragmentDoc> }) {
  const { richContent, anchor, decreaseDistance } = readFragment(
    Text_moduleFragmentDoc,
    props.module,
  )
  return (
    <div id={anchor || undefined} data-close={decreaseDistance || undefined}>
      <RichText html={richContent} />
    </div>
  )
}
