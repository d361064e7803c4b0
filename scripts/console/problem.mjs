/**
 * A failure that a person can do something about. The message is one sentence that says what is wrong, and what helps;
 * `output` is what the failing program said, to be shown above it.
 */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output) {
    super(message)
    this.name = 'Problem'
    this.output = output
  }
}

/** A failure for which a full disk is to blame: it passes when somebody makes room. */
export class DiskFull extends Problem {}
