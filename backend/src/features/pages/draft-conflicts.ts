import type { Conflict } from '@foyer/schema/documents/rejection.ts'
import type { FastifyReply } from 'fastify'

/** A position where the draft differs from the published version: `module` or `module/field`. */
export function placeOfConflict(conflict: Conflict): string {
  return [conflict.module ?? '', ...('path' in conflict ? conflict.path : [])].join('/')
}

/** Reports where the draft differs from what was just published; its differences contain both texts. */
export function setDraftConflicts(reply: FastifyReply, places: readonly string[]): void {
  if (places.length > 0) reply.header('draft-conflicts', places.join(', '))
}
