import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Viewer_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** Page-turning publications at Issuu, Yumpu or Adobe InDesign. */
export function Viewer(props: { module: FragmentType<typeof Viewer_moduleFragmentDoc> }) {
  const { embed, title } = readFragment(Viewer_moduleFragmentDoc, props.module)
  return <Embed address={embed} shape="pages" title={title} />
}
