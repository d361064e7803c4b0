import type { env } from '#lib/env.ts'

type Variant = typeof env.SITE_VARIANT

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
export const eventSections: Record<Variant, readonly EventSection[]> = {
  theatre: eventOrder,
  region: ['Children', ...eventOrder.filter((section) => section !== 'Children')],
}

/** In which order the page of a production shows its sections [2]: visitors of the region come for a date. */
export const productionSections: Record<Variant, readonly ProductionSection[]> = {
  theatre: productionOrder,
  region: ['Events', ...productionOrder.filter((section) => section !== 'Events')],
}
