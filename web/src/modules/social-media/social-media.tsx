import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { SocialMedia_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** A post at Instagram, X, Facebook or TikTok. */
export function SocialMedia(props: { module: FragmentType<typeof SocialMedia_moduleFragmentDoc> }) {
  const { embed, title } = readFragment(SocialMedia_moduleFragmentDoc, props.module)
  return <Embed address={embed} shape="post" title={title} />
}
