import { surviveLostOutput } from '@foyer/schema/process/log-stream.ts'
import { explain } from '#console/explain.mjs'
import { StopRequested, stopRequest } from './stop-request.ts'

/** Runs a launcher: prints errors as a sentence and sets the exit code. A requested stop is not a failure. */
export async function runProgram(program: (signal: AbortSignal) => Promise<number>): Promise<void> {
  // `npm start | head` reads no further: that ends nothing.
  surviveLostOutput()
  const signal = stopRequest()
  try {
    process.exitCode = await program(signal)
  } catch (error) {
    const isStop = error instanceof StopRequested || (signal.aborted && error === signal.reason)
    if (!isStop) console.error(`\n${explain(error)}`)
    process.exitCode = isStop ? 0 : 1
  }
  // The IPC channel to our parent would keep the process alive.
  if (process.connected) process.disconnect()
}
