import { Duplex } from 'node:stream'

/** A connection whose other end sends what it is given and never reads: nothing is held by an operating system between. */
export class UnreadConnection extends Duplex {
  constructor(request: string) {
    super({ highWaterMark: 16_384 })
    this.push(request)
  }

  override _read(): void {}

  // Never says that it has taken what it was given.
  override _write(): void {}

  setTimeout(): this {
    return this
  }
}
