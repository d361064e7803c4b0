import { describe, expect, test } from 'vitest'
import { contentJson } from '@foyer/schema/documents/document.ts'
import { PlainModel } from './plain-model.ts'
import { simulate } from './simulate.ts'

const sessions = process.env.FULL ? 10_000 : 300

describe('E-10: several editors at once over a bad connection', () => {
  test(`in ${sessions} random sessions nothing acknowledged is lost, and all see the same`, () => {
    const totals = { logged: 0, refused: 0 }
    for (let seed = 1; seed <= sessions; seed++) {
      const { origin, editors } = simulate(seed)
      const logged = new Set(origin.log.map(({ operation }) => operation.id))
      const model = new PlainModel()
      for (const { operation } of origin.log) model.take(operation)
      const stored = PlainModel.linesOf(origin.document)
      expect(stored, `document of seed ${seed}`).toEqual(model.lines())
      expect(logged.size, `operations applied twice, seed ${seed}`).toBe(origin.log.length)
      for (const { session, made, acknowledged } of editors) {
        const lost = [...acknowledged].filter((id) => !logged.has(id))
        expect(lost, `acknowledged but lost, seed ${seed}`).toEqual([])
        const refused = new Set(session.refused.map(({ operation }) => operation.id))
        const missing = made.filter(({ id }) => logged.has(id) === refused.has(id))
        expect(missing, `neither stored nor refused, seed ${seed}`).toEqual([])
        expect(contentJson(session.shown)).toBe(contentJson(origin.document))
        totals.refused += refused.size
      }
      totals.logged += logged.size
    }
    // A simulation that refused everything, or nothing, would prove nothing.
    expect(totals.logged).toBeGreaterThan(sessions * 10)
    expect(totals.refused).toBeGreaterThan(sessions / 10)
  }, 900_000)
})
