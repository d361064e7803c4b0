import { execa } from 'execa'
import { root } from '#support/root.ts'

export type Output = { exitCode: number; output: string }

/** Runs `docker` in the checkout; failures are returned. */
export async function docker(...args: string[]): Promise<Output> {
  const run = await execa('docker', args, { cwd: root, all: true, reject: false })
  return { exitCode: run.exitCode ?? 1, output: run.all }
}

/** Runs `docker`; returns what it prints, and throws if it fails. */
export async function dockerOutput(...args: string[]): Promise<string> {
  const { stdout } = await execa('docker', args, { cwd: root })
  return stdout
}
