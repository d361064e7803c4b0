import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Forms_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** Where HubSpot shares a form that is told by the last part of its link only. */
const usualPlace = 'https://share.hsforms.com/'

/** A form at HubSpot. */
export function Forms(props: { module: FragmentType<typeof Forms_moduleFragmentDoc> }) {
  const { hubspotId, title } = readFragment(Forms_moduleFragmentDoc, props.module)
  const address = URL.canParse(hubspotId) ? hubspotId : usualPlace + hubspotId
  return <Embed address={address} shape="form" title={title} />
}
