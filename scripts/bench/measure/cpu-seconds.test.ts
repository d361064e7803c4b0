import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { cpuSeconds, parseStat } from './cpu-seconds.ts'

describe('parseStat', () => {
  const line = '42 (a ) b) S 7 42 42 0 -1 4194304 100 200 0 0 11 22 33 44 20 0 1 0 5 6 7'

  test('adds up user and system time, own and of ended children', () => {
    expect(parseStat(line)).toEqual({ parent: 7, ticks: 110 })
  })

  test('a truncated line is an error, not a small number', () => {
    expect(() => parseStat('42 (node) S 7 42')).toThrow('cut off')
  })
})

describe.runIf(process.platform === 'linux')('cpuSeconds', () => {
  // By its own clock of CPU time, since a busy machine may not let it run.
  const burn = 'while (process.cpuUsage().user < 400_000);'

  test('includes running grandchildren', async () => {
    const script = `
      require('node:child_process')
        .spawn(process.execPath, ['-e', ${JSON.stringify(`${burn}console.log('done');setInterval(()=>{},1000)`)}],
               { stdio: 'inherit' })`
    const parent = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    try {
      await once(parent.stdout, 'data')
      const busy = cpuSeconds(parent.pid!)
      expect(busy).toBeGreaterThan(0.2)
      expect(cpuSeconds(parent.pid!) - busy).toBeLessThan(0.2)
    } finally {
      process.kill(-parent.pid!, 'SIGKILL')
    }
  })

  test('an ended process is an error', () => {
    expect(() => cpuSeconds(2 ** 22 + 1)).toThrow('gone')
  })
})
