import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

const program = `
  const { logStream, surviveLostOutput } = await import(${JSON.stringify(`${import.meta.dirname}/log-stream.ts`)})
  surviveLostOutput()
  process.on('message', () => {
    for (let line = 0; line < 100; line += 1) {
      logStream.write('a line\\n')
      process.stdout.write('another\\n')
      console.error('one more')
    }
    setTimeout(() => process.exit(7), 50)
  })
  process.send('ready')`

function run(output: 'pipe' | number) {
  return spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', output, output, 'ipc'],
  })
}

test.runIf(existsSync('/dev/full'))('a full disk under the log ends no service', async () => {
  const full = openSync('/dev/full', 'w')
  const service = run(full)
  closeSync(full)
  await once(service, 'message')
  service.send('write')
  expect(await once(service, 'exit')).toEqual([7, null])
})

test('a log without a reader does not end the service', async () => {
  const service = run('pipe')
  await once(service, 'message')
  service.stdout?.destroy()
  service.stderr?.destroy()
  service.send('write')
  expect(await once(service, 'exit')).toEqual([7, null])
})
