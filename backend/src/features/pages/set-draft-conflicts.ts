import type { Conflict } from '@foyer/schema/documents/refusal.ts'
import type { FastifyReply } from 'fastify'

/** Tells where a draft keeps something else than what was just published: both texts are in its differences. */
export function setDraftConflicts(reply: FastifyReply, conflicts: readonly Conflict[]): void {
  if (conflicts.length === 0) return
  const places = conflicts.map((conflict) =>
    [conflict.module ?? '', ...('path' in conflict ? conflict.path : [])].join('/'),
  )
  reply.header('draft-conflicts', places.join(', '))
}
