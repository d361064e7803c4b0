import type { IncomingMessage } from 'node:http'

/** Parses the body of a request. Throws when it is larger than that, or no JSON. */
export async function readBoundedJson(
  request: IncomingMessage,
  maxBytes: number,
): Promise<unknown> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error('The report is too large.')
    chunks.push(chunk)
  }
  return JSON.parse(Buffer.concat(chunks).toString())
}
