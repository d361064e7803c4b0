import { designs } from '#lib/design/design.ts'
import type { Design } from '#lib/design/design-settings.ts'
import type { Variant } from '#lib/design/variant.ts'

const eventOrder = [
  'ImportantInfo',
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Contributors',
  'Video',
  'Programs',
  'Children',
  'Series',
  'Events',
  'Blog',
  'Sponsors',
  'Promoter',
  'Venue',
] as const

const productionOrder = [
  'OpeningHours',
  'Description',
  'ImageSlider',
  'Contributors',
  'Video',
  'Programs',
  'Events',
  'Blog',
  'Promoter',
] as const

export type EventSection = (typeof eventOrder)[number]
export type ProductionSection = (typeof productionOrder)[number]

/** In which order the page of an event shows its sections [2]. The house itself is ours, and comes last. */
export const eventSections = ofEach<EventSection>((design) =>
  begunWith(eventOrder, design.firstSection.event),
)

/** In which order the page of a production shows its sections [2]: visitors of the region come for a date. */
export const productionSections = ofEach<ProductionSection>((design) =>
  begunWith(productionOrder, design.firstSection.production),
)

function ofEach<Section>(orderOf: (design: Design) => readonly Section[]) {
  return { theatre: orderOf(designs.theatre), region: orderOf(designs.region) } satisfies Record<
    Variant,
    unknown
  >
}

function begunWith<Section>(order: readonly Section[], first: Section | undefined) {
  return first ? [first, ...order.filter((section) => section !== first)] : order
}
