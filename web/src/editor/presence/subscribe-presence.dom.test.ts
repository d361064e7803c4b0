import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Announced, Announcement } from './announcer.ts'
import type { EditingMessage } from './editing-stream.ts'
import { type Presence, subscribePresence } from './subscribe-presence.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const address = { slug: 'page-1', locale: 'de' } as const
const berta = { editorId: 'b', name: 'Berta', isOwnAccount: false, moduleId: null, field: null }
const bertaInEvent = { editor_id: 'b', name: 'Berta', is_own: false, module_id: null, field: null }

/** A tab with a document open, the calls of which the test answers. */
function openDocument() {
  const announcements: Announcement[] = []
  const seen: Presence[] = []
  let response: () => Announced | 'lost' = () => ({ number: 1, versionNumber: 7, editors: [] })
  let tell: (message: EditingMessage) => void = () => {}
  const leave = vi.fn<() => void>()
  const subscription = subscribePresence(address, (presence) => seen.push(presence), {
    calls: {
      announce: async (announcement) => {
        announcements.push(announcement)
        await Promise.resolve()
        return response()
      },
      leave,
    },
    follow: (listener) => {
      tell = listener
      return () => {}
    },
  })
  return {
    ...subscription,
    announcements,
    seen,
    leave,
    respondWith: (next: typeof response) => void (response = next),
    tell: (message: EditingMessage) => tell(message),
    event: (document: object) =>
      tell({
        type: 'document',
        document: { ...address, number: 1, published_version: null, editors: [], ...document },
      }),
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('E-10: presence on a document', () => {
  test('is announced at once, again every 20 s, and with the focus where it rests', async () => {
    const { announcements, focus, stop } = openDocument()
    await settle()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(announcements).toHaveLength(2)
    focus({ moduleId: 'm1', field: 'a' })
    focus({ moduleId: 'm1', field: 'b' })
    await vi.advanceTimersByTimeAsync(300)
    focus({ moduleId: 'm1', field: 'b' })
    await vi.advanceTimersByTimeAsync(300)
    expect(announcements.slice(2)).toMatchObject([{ moduleId: 'm1', field: 'b' }])
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(announcements).toHaveLength(3)
  })

  test('others are told without this tab, as the response and then as the stream says', async () => {
    const { announcements, respondWith, seen, event, stop } = openDocument()
    respondWith(() => {
      const own = { ...berta, editorId: announcements[0]!.editorId }
      return { number: 1, versionNumber: 7, editors: [own, berta] }
    })
    await settle()
    expect(seen).toEqual([
      { isLive: false, isLost: false, number: 1, versionNumber: 7, editors: [berta] },
    ])
    event({ number: 2, editors: [{ ...bertaInEvent, field: 'content' }] })
    expect(seen.at(-1)).toEqual({
      isLive: true,
      isLost: false,
      number: 2,
      versionNumber: null,
      editors: [{ ...berta, field: 'content' }],
    })
    // The response to the next announcement is older than what the stream has told.
    await vi.advanceTimersByTimeAsync(20_000)
    expect(seen).toHaveLength(2)
    stop()
  })

  test('events of other documents, and those that change nothing, are not told', async () => {
    const { event, seen, stop } = openDocument()
    event({ number: 2 })
    event({ number: 2 })
    event({ slug: 'page-2', number: 9 })
    event({ locale: 'en', number: 9 })
    expect(seen.map(({ number }) => number)).toEqual([2])
    stop()
  })

  test.each([{ type: 'end' }, { type: 'closed', document: address }] as const)(
    'is lost with $type, and comes back with the next announcement',
    async (message) => {
      const { event, seen, tell, stop } = openDocument()
      await settle()
      event({ number: 1, editors: [bertaInEvent] })
      tell(message)
      expect(seen.at(-1)).toMatchObject({ isLost: true, editors: [] })
      await vi.advanceTimersByTimeAsync(20_000)
      expect(seen.at(-1)).toMatchObject({ isLost: false })
      stop()
    },
  )

  test('is lost when the origin refuses the announcement, not when it cannot be reached', async () => {
    const { respondWith, seen, stop } = openDocument()
    await settle()
    respondWith(() => {
      throw new Error('unreachable')
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(seen.at(-1)!.isLost).toBe(false)
    respondWith(() => 'lost')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(seen.at(-1)!.isLost).toBe(true)
    stop()
  })

  test('ends when the page is closed, and begins again when it comes back', async () => {
    const { announcements, leave, stop } = openDocument()
    await settle()
    dispatchEvent(new Event('pagehide'))
    expect(leave).toHaveBeenCalledOnce()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(announcements).toHaveLength(2)
    stop()
    dispatchEvent(new Event('pagehide'))
    expect(leave).toHaveBeenCalledTimes(2)
  })
})
