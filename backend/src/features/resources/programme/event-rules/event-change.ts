import type { ResourceRow, Values } from '#features/resources/resource-binding.ts'

/** An event as it is stored, if it is, and as it shall be. */
export type EventChange = { before: ResourceRow | undefined; values: Values }
