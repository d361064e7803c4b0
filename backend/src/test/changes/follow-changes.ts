import { ChangeData, changeFeedPath } from '@foyer/schema/change-feed.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { changesSecret } from '#test/start-origin.ts'

type FeedEvent = { name: string; id: number; tags: string[] }

type FollowedFeed = {
  /** The next event; throws if the feed has ended. */
  next: () => Promise<FeedEvent>
  /** All events up to and including the one with this id. */
  until: (id: number) => Promise<FeedEvent[]>
  close: () => Promise<void>
}

/** Reads the change feed as gateway and site do. Retries until the origin is ready. */
export async function followChanges(
  originUrl: string,
  { lastId }: { lastId?: number | string } = {},
): Promise<FollowedFeed> {
  const aborted = new AbortController()
  const response = await connectWhenReady(`${originUrl}${changeFeedPath}`, {
    signal: aborted.signal,
    headers: {
      authorization: `Bearer ${changesSecret}`,
      ...(lastId !== undefined && { 'last-event-id': String(lastId) }),
    },
  })
  const events = readEvents(response.body!)
  const next = async () => {
    const { value, done } = await events.next()
    if (done) throw new Error('The feed has ended')
    return value
  }
  return {
    next,
    async until(id) {
      const received: FeedEvent[] = []
      while (received.at(-1)?.id !== id) received.push(await next())
      return received
    },
    async close() {
      aborted.abort()
      await events.return(undefined).catch(() => {})
    },
  }
}

async function connectWhenReady(url: string, init: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init)
    if (response.status === 200) return response
    if (response.status !== 503) throw new Error(`The feed responded with ${response.status}`)
    await response.body?.cancel()
    await pause(20)
  }
}

async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<FeedEvent, void> {
  let text = ''
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop()!
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map(fieldOf))
      const name = fields.get('event') ?? 'message'
      const { tags } = ChangeData.catch({ tags: [] }).parse(JSON.parse(fields.get('data') ?? '{}'))
      if (fields.has('id')) yield { name, id: Number(fields.get('id')), tags }
    }
  }
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
}
