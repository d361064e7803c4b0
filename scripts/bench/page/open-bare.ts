import { writeFileSync } from 'node:fs'
import type { Stage } from '#bench/bench.ts'
import { serveProgram } from '#bench/measure/serve-program.ts'
import type { RawAnswer } from './raw-answer.ts'

/** What only concerns one connection; Node writes it by itself. */
const ofConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** A bare `node:http` server that gives the same answer, byte by byte and header by header. Answers with its address. */
export function openBare(
  stage: Stage,
  ends: AsyncDisposableStack,
  { name, answer }: { name: string; answer: RawAnswer },
): Promise<string> {
  const file = `${stage.folder}/${name}.json`
  const head = answer.headers.filter(([header]) => !ofConnection.has(header.toLowerCase())).flat()
  writeFileSync(file, JSON.stringify({ head, body: answer.body.toString('base64') }))
  return serveProgram(stage, ends, {
    name: 'bare server',
    args: (port) => [`${import.meta.dirname}/bare-server.ts`, port, file],
    env: () => ({}),
    readyPath: '/',
  })
}
