/** Larger ones are written as an empty list. */
const limitBytes = 4096

/**
 * Next 16.4.6 writes each page as JSON before its cache may keep it, its document (`caches/documents-as-bytes.ts`) and its RSC payload as
 * lists of numbers, and needs the length for responses of `fetch` only (`server/lib/incremental-cache/index.ts`): a fifth of the time that a
 * long page takes. Nobody in this process writes large buffers as JSON for a reader.
 */
export function shortenBufferJson(): void {
  const { toJSON } = Buffer.prototype
  Buffer.prototype.toJSON = function toShortJson() {
    return this.length > limitBytes ? { type: 'Buffer', data: [] } : toJSON.call(this)
  }
}
