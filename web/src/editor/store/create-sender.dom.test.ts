import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '@foyer/schema/documents/operation.ts'
import { type FakeBrowser, openBrowser } from '#test/idle-browser.ts'
import { createSender } from './create-sender.ts'

let browser: FakeBrowser
beforeEach(() => {
  browser = openBrowser()
})
afterEach(() => browser.close())

const word = (id: string): Operation => ({
  id,
  type: 'change',
  module: 'm1',
  path: ['content'],
  before: '',
  after: id,
})

/** A sender whose requests are answered when the test says so. */
function open() {
  let pending: readonly Operation[] = []
  const requests: string[][] = []
  const replies: (() => void)[] = []
  const sender = createSender({
    pending: () => pending,
    isHeld: () => false,
    async send(operations) {
      requests.push(operations.map(({ id }) => id))
      await new Promise<void>((resolve) => replies.push(resolve))
      return { type: 'applied', operations: [] }
    },
    take(_, sent) {
      pending = pending.filter((one) => !sent.includes(one))
      return 'go-on'
    },
  })
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms)
    browser.beIdle()
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    requests,
    pass,
    /** Presses a key each 100 ms, the last of which ends the word. */
    async type(id: string) {
      for (let pressed = 0; pressed < 6; pressed += 1) {
        browser.press()
        await pass(100)
      }
      pending = [...pending, word(id)]
      sender.flushSoon()
    },
    async reply() {
      replies.shift()!()
      await pass(0)
      await pass(0)
    },
  }
}

test('words that are typed without a pause are sent together after one', async () => {
  const { requests, type, pass } = open()
  await type('am')
  await type('Platz')
  await pass(100)
  expect(requests).toEqual([])
  await pass(200)
  expect(requests).toEqual([['am', 'Platz']])
})

test('what is typed for long is sent in between, and what is finished meanwhile waits again', async () => {
  const { requests, type, pass, reply } = open()
  for (const id of ['1', '2', '3', '4', '5', '6']) await type(id)
  expect(requests).toEqual([['1', '2', '3', '4', '5']])
  await reply()
  expect(requests).toHaveLength(1)
  await pass(300)
  expect(requests[1]).toEqual(['6'])
})
