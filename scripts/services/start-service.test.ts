import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { freePort } from '#ports/free-port.ts'
import { startService } from './start-service.ts'

test('an unresponsive service is killed and counts as ended', async () => {
  const folder = mkdtempSync(`${tmpdir()}/foyer-service-`)
  const port = await freePort()
  writeFileSync(
    `${folder}/service.mjs`,
    `import { createServer } from 'node:http'
     createServer((request, response) => {
       response.end('ok')
       if (request.url === '/hang') setImmediate(() => { for (;;) {} })
     }).listen(${port}, '127.0.0.1')`,
  )
  const url = `http://127.0.0.1:${port}`
  const service = await startService({
    name: 'origin',
    args: [`${folder}/service.mjs`],
    cwd: folder,
    env: process.env,
    logFile: `${folder}/origin.log`,
    readyUrl: `${url}/ready`,
    healthUrl: `${url}/health`,
    health: { everyMs: 50, silentForMs: 500 },
    startLimitMs: 20_000,
    signal: new AbortController().signal,
  })
  await (await fetch(`${url}/hang`)).text()
  expect((await service.broken).message).toBe('The origin has not responded for 0.5 seconds.')
})
