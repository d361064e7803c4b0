import { writeFileSync } from 'node:fs'
import type { BenchContext } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import type { RawResponse } from './raw-response.ts'

/** Headers of a connection, which Node writes by itself. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Starts a bare `node:http` server that sends the same bytes and headers. Returns its URL. */
export function openBare(
  context: BenchContext,
  disposables: AsyncDisposableStack,
  { name, response }: { name: string; response: RawResponse },
): Promise<string> {
  const file = `${context.folder}/${name}.json`
  const head = response.headers.filter(([header]) => !ofConnection.has(header.toLowerCase())).flat()
  writeFileSync(file, JSON.stringify({ head, body: response.body.toString('base64') }))
  return serveProgram(context, disposables, {
    name: 'bare server',
    args: (port) => [`${import.meta.dirname}/bare-server.ts`, port, file],
    env: () => ({}),
    readyPath: '/',
  })
}
