import type { Position } from '#editor/canvas/structure/page-structure.ts'

/** Where a module is to be added, and the empty text that it replaces. */
export type AddRequest = Position & { replaces?: string }
