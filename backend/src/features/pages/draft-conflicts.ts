import type { Conflict } from '@foyer/schema/documents/rejection.ts'
import type { FastifyReply } from 'fastify'

/** Where a draft keeps something else than what is published: `module` or `module/field`. */
export function placeOfConflict(conflict: Conflict): string {
  return [conflict.module ?? '', ...('path' in conflict ? conflict.path : [])].join('/')
}

/** Tells where a draft keeps something else than what was just published: both texts are in its differences. */
export function setDraftConflicts(reply: FastifyReply, places: readonly string[]): void {
  if (places.length > 0) reply.header('draft-conflicts', places.join(', '))
}
