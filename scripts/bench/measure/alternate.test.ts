import { expect, test } from 'vitest'
import { alternate } from './alternate.ts'

function contenders(order: string[]) {
  return ['a', 'b'].map((name) => ({
    name,
    read: () => Promise.resolve({ turn: order.push(name) }),
  }))
}

const note = () => {}
const { signal } = new AbortController()

test('contenders take turns to go first', async () => {
  const order: string[] = []
  await alternate({ contenders: contenders(order), rounds: 4, warmUps: 0, note, signal })
  expect(order.join('')).toBe('abbaabba')
})

test('warm-up rounds are run but discarded', async () => {
  const order: string[] = []
  const rounds = await alternate({
    contenders: contenders(order),
    rounds: 2,
    warmUps: 1,
    note,
    signal,
  })
  expect(order).toHaveLength(6)
  expect(rounds).toEqual([
    { b: { turn: 3 }, a: { turn: 4 } },
    { a: { turn: 5 }, b: { turn: 6 } },
  ])
})

test('an abort ends it between two readings', async () => {
  const order: string[] = []
  const stop = new AbortController()
  const [a, b] = contenders(order)
  const stopping = { name: 'a', read: () => (stop.abort(new Error('enough')), a!.read()) }
  const run = alternate({
    contenders: [stopping, b!],
    rounds: 1,
    warmUps: 0,
    note,
    signal: stop.signal,
  })
  await expect(run).rejects.toThrow('enough')
  expect(order).toEqual(['a'])
})
