import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Outcome } from '#bench/bench.ts'
import type { Machine } from './machine.ts'

/** The last run of a bench, stored in `docs/bench/<name>.json`. */
export type BenchRecord = {
  name: string
  question: string
  /** Date, such as 2026-11-21. */
  date: string
  machine: Machine
} & Outcome

export function writeRecord(root: string, record: BenchRecord): void {
  mkdirSync(folderOf(root), { recursive: true })
  writeFileSync(`${folderOf(root)}/${record.name}.json`, `${JSON.stringify(record, rounded, 2)}\n`)
}

export function readRecords(root: string): BenchRecord[] {
  return readdirSync(folderOf(root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(`${folderOf(root)}/${name}`, 'utf8')) as BenchRecord)
}

function folderOf(root: string): string {
  return `${root}/docs/bench`
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(5)) : value
}
