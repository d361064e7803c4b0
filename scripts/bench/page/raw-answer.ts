import { get } from 'node:http'

export type RawAnswer = { headers: [name: string, value: string][]; body: Buffer }

/** A response as received, compressed or not. Throws unless its status is 200. */
export function rawAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve({ headers: inPairs(answer.rawHeaders), body: Buffer.concat(chunks) })
          : reject(new Error(`${new URL(url).pathname} answered ${answer.statusCode}.`)),
      )
    }).on('error', reject)
  })
}

function inPairs(names: string[]): [string, string][] {
  return names.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, names[at + 1] ?? '']] : [],
  )
}
