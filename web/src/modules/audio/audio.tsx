import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Audio_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** A recording at Spotify, SoundCloud, Podigee or IDAGIO. */
export function Audio(props: { module: FragmentType<typeof Audio_moduleFragmentDoc> }) {
  const { embed, title } = readFragment(Audio_moduleFragmentDoc, props.module)
  return <Embed address={embed} shape="sound" title={title} />
}
