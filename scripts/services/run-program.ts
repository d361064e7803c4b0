import { surviveLostOutput } from '@foyer/schema/log-stream.ts'
import { explain } from '#console/explain.mjs'
import { StopRequested, stopRequest } from './stop-request.ts'

/**
 * The frame of every launcher: runs the program, prints what went wrong as a sentence, and ends with an exit code. Being asked to
 * stop is no failure.
 */
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
  // The channel to our parent would keep us here.
  if (process.connected) process.disconnect()
}
