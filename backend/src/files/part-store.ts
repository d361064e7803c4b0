import type { DataStore } from '@tus/server'

/** Files that arrive in parts, before they are complete. Names are those of the uploads. */
export type PartStore = {
  /** What the library for uploads in parts writes to. */
  createDatastore: () => DataStore
  /** How many bytes have arrived; 0 of an upload that is not there. */
  receivedBytes: (id: string) => Promise<number>
  /** Passes the path of a local file with all bytes to `use`, which must not change it. */
  withLocal: <Result>(id: string, use: (path: string) => Promise<Result>) => Promise<Result>
  /** Deletes an upload; one that is not there is no failure. */
  remove: (id: string) => Promise<void>
}
