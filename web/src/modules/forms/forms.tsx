import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { Forms_moduleFragmentDoc } from '#graphql/generated/graphql.ts'
import { Embed } from '#ui/embed/embed.tsx'

/** HubSpot's address of a form whose link contains only its last part. */
const usualPlace = 'https://share.hsforms.com/'

/** A form at HubSpot. */
export function Forms(props: { module: FragmentType<typeof Forms_moduleFragmentDoc> }) {
  const { hubspotId, title } = readFragment(Forms_moduleFragmentDoc, props.module)
  const address = URL.canParse(hubspotId) ? hubspotId : usualPlace + hubspotId
  return <Embed address={address} shape="form" title={title} />
}
