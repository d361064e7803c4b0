import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { SocialMedia_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** A post at Instagram, X, Facebook or TikTok. */
export function SocialMedia(props: {
  module: FragmentType<typeof SocialMedia_moduleFragmentDoc>
  labels: ModuleSetting['labels']
}) {
  const { embed, title } = readFragment(SocialMedia_moduleFragmentDoc, props.module)
  return <Embed address={embed} shape="post" labels={props.labels.embed} title={title} />
}
