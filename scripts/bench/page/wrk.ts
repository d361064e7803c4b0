import { execa } from 'execa'
import { z } from 'zod'
import type { Contender } from '#bench/measure/alternate.ts'
import { cpuSeconds, ticksPerSecond } from '#bench/measure/cpu-seconds.ts'
import { findProgram } from '#bench/measure/find-program.ts'
import { pidOfPort } from '#ports/pid-of-port.ts'

const connections = 10
const seconds = 3

const Run = z.object({
  responses: z.number().positive(),
  microseconds: z.number(),
  refused: z.literal(0, 'Some requests were refused.'),
  failed: z.literal(0, 'Some requests failed.'),
  p50: z.number(),
  p99: z.number(),
  ticks: z.number(),
})

/** wrk: WRK_PATH, or the one on the PATH. It generates load faster than any of our servers, and nginx, respond. */
export const findWrk = (env: NodeJS.ProcessEnv) => findProgram('wrk', env['WRK_PATH'], env)

/** A contender under load by wrk on a single page for some seconds, with its CPU time. */
export function wrkContender(
  wrk: string,
  { name, url, headers }: { name: string; url: string; headers: Record<string, string> },
): Contender {
  const pid = pidOfPort(Number(new URL(url).port))
  return {
    name,
    async read() {
      const before = cpuSeconds(pid)
      const headerOptions = Object.entries(headers).flatMap(([key, value]) => [
        '-H',
        `${key}: ${value}`,
      ])
      const script = `${import.meta.dirname}/wrk.lua`
      const wrkArguments = [
        '-t1',
        `-c${connections}`,
        `-d${seconds}s`,
        '-s',
        script,
        ...headerOptions,
        url,
      ]
      const { stdout } = await execa(wrk, wrkArguments)
      const cpu = cpuSeconds(pid) - before
      const run = Run.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
      const took = run.microseconds / 1e6
      return {
        cpuMicroseconds: (cpu * 1e6) / run.responses,
        responsesPerSecond: run.responses / took,
        p50Ms: run.p50 / 1000,
        p99Ms: run.p99 / 1000,
        generatorShare: run.ticks / ticksPerSecond() / took,
      }
    },
  }
}
