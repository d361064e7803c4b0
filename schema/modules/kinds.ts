import { eventList } from './event-list.ts'
import { fullTeaser } from './full-teaser.ts'
import { headline } from './headline.ts'
import { highlightTeasers } from './highlight-teasers.ts'
import { imageList } from './image-list.ts'
import { section } from './section.ts'
import { venueList } from './venue-list.ts'
import { venue } from './venue.ts'

/** Every kind of module, in the order in which editors are offered them. */
export const moduleKinds = [
  headline,
  fullTeaser,
  imageList,
  eventList,
  highlightTeasers,
  venue,
  venueList,
  section,
] as const

export type ModuleKind = (typeof moduleKinds)[number]['kind']
