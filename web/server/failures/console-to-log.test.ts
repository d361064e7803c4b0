import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { sendConsoleToLog } from './console-to-log.ts'

let restore = () => {}
afterEach(() => restore())

test('what is printed becomes one line of the log each, with its error', () => {
  const lines = collect()
  console.error('⨯', new TypeError('fetch failed', { cause: new Error('refused') }))
  console.log('✓ Compiled %s in\n%d ms', 'page', 12)
  expect(lines()).toMatchObject([
    {
      level: 50,
      msg: 'fetch failed',
      err: { type: 'TypeError', stack: expect.stringContaining('refused') },
    },
    { level: 30, msg: 'Compiled page in\n12 ms' },
  ])
})

test('an error that has a line is not logged again', () => {
  const known = new Error('known')
  const lines = collect((error) => error === known)
  console.error(known)
  console.error(new Error('new'))
  expect(lines()).toMatchObject([{ msg: 'new' }])
})

function collect(isLogged: (error: Error) => boolean = () => false) {
  let written = ''
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  restore = sendConsoleToLog(pino(destination), isLogged)
  return () =>
    written
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
}
