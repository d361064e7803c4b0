/** The segments of a page by their paths: none until they are made, when the router first prefetches one of them. */
export class LazySegments<Path extends string = string> extends Map<Path, Buffer> {
  readonly #make: () => Promise<ReadonlyMap<Path, Buffer>>
  #made: Promise<void> | undefined

  constructor(make: () => Promise<ReadonlyMap<Path, Buffer>>) {
    super()
    this.#make = make
  }

  /** Makes the segments, once; after a failure again. */
  async fill(): Promise<void> {
    this.#made ??= this.#addAll()
    try {
      await this.#made
    } catch (error) {
      this.#made = undefined
      throw error
    }
  }

  async #addAll() {
    for (const [path, bytes] of await this.#make()) this.set(path, bytes)
  }
}
