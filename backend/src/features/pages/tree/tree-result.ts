import type { PageUse } from '@foyer/schema/rest/edited-page-shapes.ts'
import type { z } from 'zod'
import type { TreeMessage } from './tree-messages.ts'

/** Why a change to the tree was not made; nothing was changed. */
export type TreeProblem =
  | { ok: false; problem: 'unknown-page' }
  | { ok: false; problem: 'deleted-page' }
  | { ok: false; problem: 'invalid'; field: string; reason: TreeMessage }
  | { ok: false; problem: 'stale'; revision: number }
  | { ok: false; problem: 'in-use'; uses: z.output<typeof PageUse>[]; pagesBelow: number[] }

export type TreeResult = { ok: true; id: number } | TreeProblem

export const invalid = (field: string, reason: TreeMessage): TreeProblem => ({
  ok: false,
  problem: 'invalid',
  field,
  reason,
})
