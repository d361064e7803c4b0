import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = `
  const { log } = await import(${JSON.stringify(fileURLToPath(new URL('log.ts', import.meta.url)))})
  for (let line = 0; line < 5000; line += 1) log.error({ line }, 'a line that is long enough to fill a block soon')
  setTimeout(() => {
    log.error('and one more')
    setTimeout(() => process.exit(7), 700)
  }, 700)`

test.runIf(existsSync('/dev/full'))('a full disk under its log does not end the site', async () => {
  const full = openSync('/dev/full', 'w')
  const site = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'inherit'],
  })
  closeSync(full)
  expect(await once(site, 'exit')).toEqual([7, null])
})
