import { describe, expect, test } from 'vitest'
import { apply, applyAll } from '@foyer/schema/documents/apply.ts'
import { contentJson, emptyDocument } from '@foyer/schema/documents/document.ts'
import { inverse } from '@foyer/schema/documents/undo/inverse.ts'
import type { LoggedOperation, Operation } from '@foyer/schema/documents/operation.ts'
import { isEqual } from '@foyer/schema/documents/value.ts'
import { PlainModel } from './plain-model.ts'
import { simulate } from './simulate.ts'

const sessions = process.env.FULL ? 10_000 : 300
/** A session takes about 7 ms; on a busy machine, ten times as long. */
const limitMs = 60_000 + sessions * 200

describe('E-10: several editors at once over a bad connection', () => {
  test(
    `in ${sessions} random sessions nothing acknowledged is lost, all see the same, and everything can be undone`,
    () => {
      const totals = { logged: 0, rejected: 0, notUndone: 0 }
      const allFaults = new Map<string, number>()
      for (let seed = 1; seed <= sessions; seed++) {
        const { origin, editors, faults } = simulate(seed)
        for (const [fault, count] of Object.entries(faults)) {
          allFaults.set(fault, (allFaults.get(fault) ?? 0) + count)
        }
        const logged = new Set(origin.log.map(({ operation }) => operation.id))
        const model = new PlainModel()
        for (const { operation } of origin.log) model.take(operation)
        const stored = PlainModel.linesOf(origin.document)
        expect(stored, `document of seed ${seed}`).toEqual(model.lines())
        expect(logged.size, `operations applied twice, seed ${seed}`).toBe(origin.log.length)
        const undone = undoAll(origin.log)
        if (undone.ok) {
          expect(contentJson(undone.document), `undone, seed ${seed}`).toBe(
            contentJson(emptyDocument),
          )
        } else totals.notUndone++
        for (const { session, made, acknowledged } of editors) {
          const lost = [...acknowledged].filter((id) => !logged.has(id))
          expect(lost, `acknowledged but lost, seed ${seed}`).toEqual([])
          const rejected = new Set(session.rejected.map(({ operation }) => operation.id))
          const missing = made.filter(({ id }) => logged.has(id) === rejected.has(id))
          expect(missing, `neither stored nor rejected, seed ${seed}`).toEqual([])
          expect(contentJson(session.shown)).toBe(contentJson(origin.document))
          totals.rejected += rejected.size
        }
        totals.logged += logged.size
      }
      // A simulation that rejected everything, or nothing, would prove nothing; nor would one without faults.
      for (const [fault, count] of allFaults) expect(count, fault).toBeGreaterThan(sessions / 10)
      expect(totals.logged).toBeGreaterThan(sessions * 10)
      expect(totals.rejected).toBeGreaterThan(sessions / 10)
      // Blocks have no ids: two that were inserted at one place cannot be distinguished.
      expect(totals.notUndone).toBeLessThan(sessions / 25)
    },
    limitMs,
  )
})

/** Undoes all operations of a log that have changed something, the last one first. */
function undoAll(log: readonly LoggedOperation[]) {
  let document = emptyDocument
  const effective: Operation[] = []
  for (const { operation } of log) {
    const applied = apply(document, operation)
    if (!applied.ok) throw new Error('The log does not apply')
    if (!isEqual(applied.document, document)) effective.push(operation)
    document = applied.document
  }
  return applyAll(
    document,
    effective.toReversed().map((operation) => inverse(operation, `undo ${operation.id}`)),
  )
}
