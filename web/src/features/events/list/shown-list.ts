import type { ProgrammeView } from '#features/events/filter/programme-view.ts'

/** A list, and what its filters show, for the query in the address. */
export type ShownList = { query: string; view: ProgrammeView }
