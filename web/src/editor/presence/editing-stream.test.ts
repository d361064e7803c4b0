import { afterEach, describe, expect, test } from 'vitest'
import { type EditingMessage, followEditing } from './editing-stream.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Handler = (event: MessageEvent<string>) => void

/** A stream that the test writes. */
class FakeSource {
  readyState = 1
  readonly handlers = new Map<string, Handler>()
  addEventListener(name: string, handler: Handler) {
    this.handlers.set(name, handler)
  }
  emit(name: string, data: object = {}) {
    this.handlers.get(name)!({ data: JSON.stringify(data) } as MessageEvent<string>)
  }
  fail() {
    this.readyState = 2
    this.handlers.get('error')!({} as MessageEvent<string>)
  }
  close() {
    this.readyState = 2
  }
}

/** A browser: its tabs have channels and a lock in common. */
function startBrowser({ hasLocks = true } = {}) {
  const sources: FakeSource[] = []
  const channels = new Set<(event: MessageEvent) => void>()
  let last: Promise<unknown> = Promise.resolve()
  const locks = {
    request: (_: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
      const before = last
      last = before.then(() => (signal?.aborted ? undefined : work()))
      return last
    },
  }
  const openTab = () => {
    const messages: EditingMessage[] = []
    const close = followEditing((received) => messages.push(received), {
      openSource: () => {
        const source = new FakeSource()
        sources.push(source)
        return source as unknown as EventSource
      },
      openChannel: () => {
        let own: ((event: MessageEvent) => void) | undefined
        return {
          addEventListener(_: string, handler: unknown) {
            own = handler as typeof own
            channels.add(own!)
          },
          postMessage(data: unknown) {
            for (const other of channels) if (other !== own) other({ data } as MessageEvent)
          },
          close: () => void channels.delete(own!),
        } as unknown as BroadcastChannel
      },
      locks: hasLocks ? (locks as unknown as LockManager) : undefined,
      retryMs: { minMs: 1, maxMs: 4 },
    })
    closing.push(close)
    return { messages, close }
  }
  return { openTab, sources }
}

const document = { slug: 'page-1', locale: 'de', number: 3, published_version: null, editors: [] }
const message = { type: 'document', document }

describe('E-10: the events of editors in the browser', () => {
  test('reach all tabs by one stream', async () => {
    const { openTab, sources } = startBrowser()
    const [one, other] = [openTab(), openTab()]
    await expect.poll(() => sources.length).toBe(1)
    sources[0]!.emit('document', document)
    expect([one.messages, other.messages]).toEqual([[message], [message]])
    expect(sources).toHaveLength(1)
  })

  test('a tab that comes later hears the latest', async () => {
    const { openTab, sources } = startBrowser()
    openTab()
    await expect.poll(() => sources.length).toBe(1)
    sources[0]!.emit('document', { ...document, number: 2 })
    sources[0]!.emit('document', document)
    expect(openTab().messages).toEqual([message])
  })

  test('another tab goes on when the one with the stream is closed', async () => {
    const { openTab, sources } = startBrowser()
    const [one, other] = [openTab(), openTab()]
    await expect.poll(() => sources.length).toBe(1)
    one.close()
    await expect.poll(() => sources.length).toBe(2)
    expect(sources[0]!.readyState).toBe(2)
    sources[1]!.emit('document', document)
    expect(other.messages).toEqual([message])
  })

  test('are read again after a failure, and tabs know that news are late meanwhile', async () => {
    const { openTab, sources } = startBrowser()
    const [one, other] = [openTab(), openTab()]
    await expect.poll(() => sources.length).toBe(1)
    sources[0]!.fail()
    await expect.poll(() => sources.length).toBe(2)
    sources[1]!.emit('document', document)
    for (const { messages } of [one, other]) {
      expect(messages[0]).toEqual({ type: 'paused' })
      expect(messages.at(-1)).toEqual(message)
    }
  })

  test('what is no event is ignored', async () => {
    const { openTab, sources } = startBrowser()
    const { messages } = openTab()
    await expect.poll(() => sources.length).toBe(1)
    sources[0]!.handlers.get('document')!({ data: '{"slug' } as MessageEvent<string>)
    expect(messages).toEqual([])
  })

  test('each tab has its own stream where the browser has no locks', async () => {
    const { openTab, sources } = startBrowser({ hasLocks: false })
    openTab()
    openTab()
    await expect.poll(() => sources.length).toBe(2)
  })
})
