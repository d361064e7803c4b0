import { get } from 'node:http'

/** The bytes of an answer as they came, compressed or not. Throws for anything but 200. */
export function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(chunks))
          : reject(new Error(`${new URL(url).pathname} answered ${answer.statusCode}.`)),
      )
    }).on('error', reject)
  })
}
