import { writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format } from 'prettier'
import { explain } from '#console/explain.mjs'
import { Problem } from '#console/problem.mjs'
import { runProgram } from '#services/run-program.ts'
import { benches } from './benches.ts'
import { readRecords, writeRecord } from './measure/record.ts'
import { report } from './measure/report.ts'
import { runBench } from './run-bench.ts'

const root = dirname(dirname(import.meta.dirname))

await runProgram(async (signal) => {
  let failed = 0
  for (const bench of chosen(process.argv.slice(2))) {
    try {
      const record = await runBench(bench, { root, env: process.env, signal })
      writeRecord(root, record)
      if (record.status === 'not measured') console.log(`  not measured: ${record.because}`)
    } catch (error) {
      // A failing bench does not stop the others; its last record remains.
      signal.throwIfAborted()
      console.error(explain(error))
      failed += 1
    }
    await writeReport()
  }
  console.log('  Results were written to docs/bench.md.')
  return failed
})

function chosen(names: string[]) {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name))
  if (unknown.length > 0) {
    const known = benches.map((bench) => bench.name).join(', ')
    throw new Problem(`Unknown bench ${unknown.join(', ')}: choose from ${known}.`)
  }
  return names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name))
}

async function writeReport() {
  const order = benches.map(({ name }) => name)
  const records = readRecords(root).toSorted(
    (a, b) => order.indexOf(a.name) - order.indexOf(b.name),
  )
  writeFileSync(`${root}/docs/bench.md`, await format(report(records), { parser: 'markdown' }))
}
