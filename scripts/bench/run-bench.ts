import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { step } from '#console/step.mjs'
import type { Bench, BenchContext } from './bench.ts'
import { describeMachine } from './measure/machine.ts'
import type { BenchRecord } from './measure/record.ts'

export async function runBench(
  bench: Bench,
  { root, env, signal }: Pick<BenchContext, 'root' | 'env' | 'signal'>,
): Promise<BenchRecord> {
  const machine = describeMachine()
  const folder = mkdtempSync(`${tmpdir()}/foyer-bench-`)
  try {
    const outcome = await step(bench.name, (note) => bench.run({ root, folder, env, note, signal }))
    const { name, question } = bench
    return { name, question, date: new Date().toISOString().slice(0, 10), machine, ...outcome }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
