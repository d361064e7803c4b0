import { Duplex } from 'node:stream'

/** A connection whose client sends the given request and never reads; no operating system buffers in between. */
export class UnreadConnection extends Duplex {
  constructor(request: string) {
    super({ highWaterMark: 16_384 })
    this.push(request)
  }

  override _read(): void {}

  // Never calls back, as if nothing were read.
  override _write(): void {}

  setTimeout(): this {
    return this
  }
}
