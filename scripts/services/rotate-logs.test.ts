import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { rotateIn } from './rotate-logs.ts'

const bounds = { maxBytes: 10, older: 2 }

test('a log that is too large is rotated, and the oldest one deleted', () => {
  const folder = mkdtempSync(`${tmpdir()}/foyer-logs-`)
  const log = `${folder}/web.log`
  // As a service has it, which knows nothing of this.
  const service = openSync(log, 'a')
  for (const word of ['first line', 'second line', 'third line']) {
    writeSync(service, word)
    rotateIn(folder, bounds)
  }
  writeSync(service, 'new')
  rotateIn(folder, bounds)
  closeSync(service)
  expect(readFileSync(log, 'utf8')).toBe('new')
  expect(readFileSync(`${log}.1`, 'utf8')).toBe('third line')
  expect(readFileSync(`${log}.2`, 'utf8')).toBe('second line')
})

test('what is no log is left alone, and so is a folder that is not there', () => {
  const folder = mkdtempSync(`${tmpdir()}/foyer-logs-`)
  appendFileSync(`${folder}/password`, 'a long password')
  rotateIn(folder, bounds)
  rotateIn(`${folder}/none`, bounds)
  expect(readFileSync(`${folder}/password`, 'utf8')).toBe('a long password')
})
