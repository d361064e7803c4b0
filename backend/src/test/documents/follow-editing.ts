import { editingEventsPath } from '@foyer/schema/rest/editing-events.ts'

type Followed = { name: string; data: unknown }

/** Reads the events of editors as the front server does. */
export async function followEditing(originUrl: string, headers: Record<string, string>) {
  const aborted = new AbortController()
  const response = await fetch(`${originUrl}${editingEventsPath}`, {
    headers,
    signal: aborted.signal,
  })
  if (response.status !== 200) throw new Error(`The origin responded with ${response.status}`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    /** The next event; throws if the stream has ended. */
    async next(): Promise<Followed> {
      for (;;) {
        const found = /event: (.*)\ndata: (.*)\n\n/.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return { name: found[1]!, data: JSON.parse(found[2]!) }
        }
        const { value, done } = await reader.read()
        if (done) throw new Error('The stream has ended')
        text += value
      }
    },
    /** Resolves when the origin has ended the stream. */
    async ended(): Promise<void> {
      while (!(await reader.read()).done);
    },
    async close(): Promise<void> {
      aborted.abort()
      await reader.cancel().catch(() => {})
    },
  }
}
