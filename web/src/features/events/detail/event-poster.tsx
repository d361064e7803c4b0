import { PosterFigure } from '#components/detail/poster-figure.tsx'
import { type FragmentType, readFragment } from '#graphql/generated/fragment-masking.ts'
import { EventPoster_eventFragmentDoc } from '#graphql/generated/graphql.ts'

/** The event's poster. */
export function EventPoster(props: { event: FragmentType<typeof EventPoster_eventFragmentDoc> }) {
  const event = readFragment(EventPoster_eventFragmentDoc, props.event)
  return <PosterFigure title={event.title} tone={event.genre?.styleName} image={event.image} />
}
