import {
  editingEvents,
  editingEventsPath,
  type DocumentAddress,
  type DocumentEvent,
} from '@foyer/schema/rest/editing-events.ts'

/** What a stream says of documents. `paused`: news are late until the next `document`. `end`: the session has ended. */
export type EditingMessage =
  | { type: 'document'; document: DocumentEvent }
  | { type: 'closed'; document: DocumentAddress }
  | { type: 'paused' }
  | { type: 'end' }

type Listener = (message: EditingMessage) => void
/** Between tabs: messages of the stream, and the wish of a new tab to hear the latest. */
type Shared = EditingMessage | { type: 'hello' }

type Browser = {
  openSource: (url: string) => EventSource
  openChannel: (
    name: string,
  ) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Missing where the page is no secure context: each tab has its own stream then. */
  locks: Pick<LockManager, 'request'> | undefined
  /** Backoff between attempts to connect. */
  retryMs: { minMs: number; maxMs: number }
}

const name = 'foyer.editing'

const ownBrowser = (): Browser => ({
  openSource: (url) => new EventSource(url),
  openChannel: (channel) => new BroadcastChannel(channel),
  locks: (navigator as { locks?: LockManager }).locks,
  retryMs: { minMs: 1000, maxMs: 60_000 },
})

/**
 * Follows the events of editors: one stream for all tabs of a browser. The tab that holds a lock reads the stream and passes on what it says; when it is
 * closed, another one gets the lock. Returns a function that ends it.
 */
export function followEditing(
  listener: Listener,
  { openSource, openChannel, locks, retryMs }: Browser = ownBrowser(),
): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const channel = openChannel(name)
  const latest = new Map<string, EditingMessage>()
  let isLeader = false

  const post = (message: Shared) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only, and takes no other argument
    channel.postMessage(message)
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if (data.type !== 'hello') return listener(data)
    if (isLeader) for (const message of latest.values()) post(message)
  })
  post({ type: 'hello' })
  if (locks) void locks.request(name, { signal }, lead).catch(() => {})
  else void lead()

  /** Reads the stream until this tab ends it. */
  async function lead(): Promise<void> {
    isLeader = true
    let pauseMs = retryMs.minMs
    while (!signal.aborted) {
      const hadEvents = await readStream()
      if (signal.aborted) return
      tell({ type: 'paused' })
      pauseMs = hadEvents ? retryMs.minMs : Math.min(pauseMs * 2, retryMs.maxMs)
      await wait(pauseMs * (0.5 + Math.random() / 2))
    }
  }

  /** Returns whether there were events, when the browser has given the stream up, or it has ended. */
  function readStream(): Promise<boolean> {
    return new Promise((resolve) => {
      let hadEvents = false
      const source = openSource(editingEventsPath)
      const finish = () => {
        source.close()
        resolve(hadEvents)
      }
      signal.addEventListener('abort', finish, { once: true })
      const on = (event: string, take: (data: never) => void) =>
        source.addEventListener(event, ({ data }: MessageEvent<string>) => {
          const parsed = parse(data)
          if (parsed !== undefined) take(parsed as never)
        })
      on(editingEvents.document, (document: DocumentEvent) => {
        hadEvents = true
        tell({ type: 'document', document })
      })
      on(editingEvents.closed, (document: DocumentAddress) => tell({ type: 'closed', document }))
      on(editingEvents.paused, () => tell({ type: 'paused' }))
      on(editingEvents.end, () => {
        hadEvents = false
        tell({ type: 'end' })
        finish()
      })
      source.addEventListener('error', () => {
        tell({ type: 'paused' })
        // Otherwise the browser connects again by itself.
        if (source.readyState === 2) finish()
      })
    })
  }

  function tell(message: EditingMessage): void {
    if (message.type === 'document' || message.type === 'closed') {
      const { slug, locale } = message.document
      latest.set(`${locale} ${slug}`, message)
    }
    listener(message)
    post(message)
  }

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })

  return () => {
    ending.abort()
    channel.close()
  }
}

function parse(data: string): object | undefined {
  try {
    return JSON.parse(data) as object
  } catch {
    return undefined
  }
}
