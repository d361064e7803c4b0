import { get } from 'node:http'

export type RawResponse = { headers: [name: string, value: string][]; body: Buffer }

/** A response as received, compressed or not. Throws unless its status is 200. */
export function rawResponse(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        response.statusCode === 200
          ? resolve({ headers: inPairs(response.rawHeaders), body: Buffer.concat(chunks) })
          : reject(new Error(`${new URL(url).pathname} responded with ${response.statusCode}.`)),
      )
    }).on('error', reject)
  })
}

function inPairs(names: string[]): [string, string][] {
  return names.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, names[at + 1] ?? '']] : [],
  )
}
