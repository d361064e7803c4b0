import { expect } from '@playwright/test'
import { rawExchange } from '#support/hostile/raw-exchange.ts'
import { stack } from '#support/stack.ts'
import { test } from '#support/hostile/attempts.ts'

const { host } = new URL(stack.siteUrl)
const smuggled = `GET /de/smuggled HTTP/1.1\r\nHost: ${host}\r\nX-Smuggled: yes\r\n\r\n`
const chunked = `0\r\n\r\n${smuggled}`
const post = (headers: string, body: string) =>
  `POST /graphql HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${headers}\r\n${body}`

/** Requests whose length two servers may parse differently. None may be parsed as two. */
const disputed: Record<string, string> = {
  'CL.TE': post(`Content-Length: ${chunked.length}\r\nTransfer-Encoding: chunked\r\n`, chunked),
  'TE.CL': post(
    'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n',
    `5c\r\n${smuggled}\r\n0\r\n\r\n`,
  ),
  'TE.TE, the second unknown': post(
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: 4\r\n',
    chunked,
  ),
  'an unknown coding': post('Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n', chunked),
  'a coding with a tab': post('Transfer-Encoding:\tchunked\r\nContent-Length: 4\r\n', chunked),
  'a coding behind a space': post('Transfer-Encoding : chunked\r\nContent-Length: 4\r\n', chunked),
  'chunked that is not last': post('Transfer-Encoding: chunked, gzip\r\n', chunked),
  'two lengths': post('Content-Length: 0\r\nContent-Length: 44\r\n', smuggled),
  'the same length twice': post('Content-Length: 2\r\nContent-Length: 2\r\n', `{}${smuggled}`),
  'two lengths in one': post('Content-Length: 0, 44\r\n', smuggled),
  'a negative length': post('Content-Length: -1\r\n', smuggled),
  'a length with a sign': post('Content-Length: +2\r\n', `{}${smuggled}`),
  'a length in hex': post('Content-Length: 0x2\r\n', `{}${smuggled}`),
  'a folded header': post('X-One: a\r\n b\r\nContent-Length: 2\r\n', `{}${smuggled}`),
  'a folded coding': post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 4\r\n', chunked),
  'bare line feeds': post('Content-Length: 0\n', `\n${smuggled}`),
  'a bare carriage return': post(
    'X-One: a\rTransfer-Encoding: chunked\r\nContent-Length: 4\r\n',
    chunked,
  ),
  'a NUL in a header': post('X-One: a\u0000b\r\nContent-Length: 2\r\n', `{}${smuggled}`),
  'a header without a name': post(': x\r\nContent-Length: 2\r\n', `{}${smuggled}`),
  'a chunk size with a space': post(
    'Transfer-Encoding: chunked\r\n',
    `2 x\r\n{}\r\n0\r\n\r\n${smuggled}`,
  ),
  'a chunk size beyond numbers': post(
    'Transfer-Encoding: chunked\r\n',
    `fffffffffffffffff\r\n{}\r\n${chunked}`,
  ),
  'a chunk that ends in a line feed': post(
    'Transfer-Encoding: chunked\r\n',
    `2\n{}\n0\n\n${smuggled}`,
  ),
  'a version of its own': `GET /de HTTP/1.7\r\nHost: ${host}\r\n\r\n`,
  'a space in the target': `GET /de HTTP/1.1 HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
}

test('X-09: one request gets one response', async ({ attempts }) => {
  for (const [what, bytes] of Object.entries(disputed)) {
    await attempts.holds(what, async () => {
      const responses = await rawExchange(bytes)
      expect(responses.map(({ status }) => status)).toEqual([400])
    })
  }
  await attempts.holds('a body on a GET does not become a request', async () => {
    const request = `GET /de HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`
    const responses = await rawExchange(request)
    expect(responses).toHaveLength(1)
  })
  await attempts.holds(
    'a length that is kept is one request, and the next is the next',
    async () => {
      const responses = await rawExchange(
        `${post('Content-Length: 2\r\n', '{}')}GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      )
      expect(responses.map(({ status }) => status)).toEqual([200, 200])
    },
  )
})

test('X-09: a request has one host, which has no effect', async ({ attempts }) => {
  const refused: Record<string, string> = {
    'no host': 'GET /de HTTP/1.1\r\n\r\n',
    'two hosts': `GET /de HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`,
    'the same host twice': `GET /de HTTP/1.1\r\nHost: ${host}\r\nhost: ${host}\r\n\r\n`,
    'two hosts at the gateway’s door': `GET /graphql HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\n\r\n`,
    'two hosts at the pictures': `GET /media/x HTTP/1.1\r\nHost: evil.example\r\nHost: ${host}\r\n\r\n`,
  }
  for (const [what, bytes] of Object.entries(refused)) {
    await attempts.holds(what, async () => {
      const responses = await rawExchange(bytes)
      expect(responses.map(({ status }) => status)).toEqual([400])
    })
  }
  for (const path of ['/', '/de', '/de/programm/', '/DE/Programm', '/sitemap.xml', '/robots.txt']) {
    await attempts.holds(`a foreign host at ${path}`, async () => {
      const [response] = await rawExchange(
        `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      )
      expect(response!.text).not.toContain('evil.example')
    })
  }
})
