import { findProgram, runServer, type RunningServer } from './run-server.ts'

const program = findProgram('valkey-server') ?? findProgram('redis-server')

/** Whether there is a Redis or Valkey to test with (in Debian: `redis-server`). */
export const hasRedis = program !== undefined

/** Starts a Redis that stores nothing. */
export function startRedis(port: number): Promise<RunningServer> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  return runServer({ program: program!, args, port })
}
