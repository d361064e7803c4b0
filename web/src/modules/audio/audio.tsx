import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Audio_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import type { ModuleSetting } from '#i18n/module-setting.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** A recording at Spotify, SoundCloud, Podigee or IDAGIO. */
export function Audio(props: {
  module: FragmentType<typeof Audio_moduleFragmentDoc>
  labels: ModuleSetting['labels']
}) {
  const { embed, title } = readFragment(Audio_moduleFragmentDoc, props.module)
  return <Embed address={embed} shape="sound" labels={props.labels.embed} title={title} />
}
