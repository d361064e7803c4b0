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

/** The order of sections on the page of an event [2]. The theatre's own sections come last. */
export const eventSections = ofEach<EventSection>((design) =>
  begunWith(eventOrder, design.firstSection.event),
)

/** The order of sections on the page of a production [2]: visitors of the region look for a date. */
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
